import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from '@playwright/test'
import { expect, isDevelopment } from './fixtures.ts'

type Build = 'A' | 'B'
type Deployment = { url: string; lacks: (files: RegExp | undefined) => void; deploy: (build: Build) => void }

/** The scripts of build B have other names than those of A, as if every source had changed; it has none of A's. */
const scriptOfA = /(-[\w-]{8})\.js\b/
const scriptOfB = /(-[\w-]{8})\.b\.js\b/

/**
 * The built site, from which a deployment can take files away, or all of its scripts. As on Hosting, headers go by
 * the path: the answer that a script is not there may be kept for a year. No request is routed here, because that
 * would switch the browser's cache off, which these tests are about.
 */
const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ baseURL }, use) => {
    base.skip(await isDevelopment(baseURL), 'This needs the production build.')
    let missing: RegExp | undefined
    let deployed: Build = 'A'
    const server = createServer(async ({ url = '/' }, response) => {
      const found = await fetch(new URL(url.replace(scriptOfB, '$1.js'), baseURL))
      const type = found.headers.get('content-type') ?? ''
      const caching = found.headers.get('cache-control') ?? ''
      const isOfOtherBuild = url.startsWith('/static/js/') && (deployed === 'B' ? scriptOfA : scriptOfB).test(url)
      const isMissing = isOfOtherBuild || (missing?.test(url) ?? false)
      response.writeHead(isMissing ? 404 : found.status, { 'content-type': type, 'cache-control': caching })
      if (isMissing) response.end('<h1>404</h1>')
      else if (deployed === 'A' || !/html|javascript/.test(type)) response.end(Buffer.from(await found.arrayBuffer()))
      else response.end((await found.text()).replace(new RegExp(scriptOfA, 'g'), '$1.b.js'))
    }).listen(0, 'localhost')
    await once(server, 'listening')
    await use({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      lacks: (files) => (missing = files),
      deploy: (build) => (deployed = build),
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

const ways = [
  { to: 'Courses', from: 'banner' },
  { to: 'FAQ', from: 'banner', title: 'FAQ and pricing' },
  { to: 'Blog', from: 'banner' },
  { to: 'Login', from: 'banner' },
  { to: 'Instagram', from: 'contentinfo', title: 'About' },
] as const

for (const [older, newer] of [
  ['A', 'B'],
  ['B', 'A'],
] as const) {
  test(`P14 a tab of build ${older} reaches every page after ${newer} was deployed, with one reload at most`, async ({
    page,
    deployment,
  }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    for (const { to, from, ...way } of ways) {
      deployment.deploy(older)
      await page.goto(deployment.url)
      await hydrated(page).waitFor()
      deployment.deploy(newer)
      loads = 0
      await page.getByRole(from).getByRole('link', { name: to, exact: true }).click()
      await expect(page).toHaveTitle(`${'title' in way ? way.title : to} · Syntax Lab`)
      await hydrated(page).waitFor()
      expect(loads, to).toBeLessThanOrEqual(1)
    }
  })

  test(`P14 a tab of build ${older} makes the PDF of its course after ${newer} was deployed`, async ({
    page,
    deployment,
  }) => {
    deployment.deploy(older)
    await page.goto(`${deployment.url}/courses/git-version-control`)
    await hydrated(page).waitFor()
    deployment.deploy(newer)
    const press = () => page.getByRole('button', { name: 'Download pdf' }).click()
    await press()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await hydrated(page).waitFor()
    const download = page.waitForEvent('download')
    await press()
    expect((await download).suggestedFilename()).toBe('Course-git-version-control.pdf')
  })
}
