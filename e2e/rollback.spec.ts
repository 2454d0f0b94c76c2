import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from '@playwright/test'
import { expect, isDevelopment } from './fixtures.ts'

type Deployment = { url: string; lacks: (files: RegExp | undefined) => void }

/**
 * The built site, from which a deployment can take files away. As on Hosting, headers go by the path:
 * the answer that a script is not there may be kept for a year. No request is routed here, because that would
 * switch the browser's cache off, which these tests are about.
 */
const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, use) => {
    base.skip(await isDevelopment(baseURL), 'This needs the production build.')
    let missing: RegExp | undefined
    const server = createServer(async ({ url = '/' }, response) => {
      const found = await fetch(new URL(url, baseURL))
      const type = found.headers.get('content-type') ?? ''
      const caching = found.headers.get('cache-control') ?? ''
      const isMissing = missing?.test(url) ?? false
      response.writeHead(isMissing ? 404 : found.status, { 'content-type': type, 'cache-control': caching })
      response.end(isMissing ? '<h1>404</h1>' : Buffer.from(await found.arrayBuffer()))
    }).listen(0, 'localhost')
    await once(server, 'listening')
    await use({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      lacks: (files) => (missing = files),
    })
    server.close()
  },
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const hydrated = (page: Page) => page.locator('html[data-hydrated]')

test('P14 a page whose code was missing for one deployment is there again after a rollback', async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url)
  await hydrated(page).waitFor()
  deployment.lacks(/\/faq-page-/)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(heading(page)).toHaveText('This page did not load')

  deployment.lacks(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Questions, answered')
  await hydrated(page).waitFor()
})

test('P14 a site whose first script was missing for one deployment is there again after two loads at most', async ({
  page,
  deployment,
}) => {
  deployment.lacks(/\/site-/)
  const answered = page.waitForResponse(/\/site-/)
  await page.goto(deployment.url)
  expect((await answered).status()).toBe(404)
  // An answer that is cut off is not kept.
  await page.waitForLoadState('networkidle')

  deployment.lacks(undefined)
  const askedAgain = page.waitForResponse((response) => /\/site-/.test(response.url()) && response.ok())
  await page.goto(`${deployment.url}/faq`)
  await askedAgain
  await page.goto(`${deployment.url}/blog`)
  await hydrated(page).waitFor()
})
