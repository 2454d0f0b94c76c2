import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildCopy } from '@syntax-lab/web/site-copy'
import { test as base } from './browser.ts'
import { expect, isFull, open, ready, skipUnlessProduction } from './fixtures.ts'
import { siteUrl } from './site.ts'

type Build = 'A' | 'B'
type Deployment = { url: string; withhold: (files: RegExp | undefined) => void; deploy: (build: Build) => void }
type Answer = { status: number; type: string; body: Buffer }

// One worker makes the second build, once for all of them.
base.describe.configure({ mode: 'default' })

let secondBuild: Awaited<ReturnType<typeof buildCopy>> | undefined

base.beforeAll(async () => {
  await skipUnlessProduction()
  base.setTimeout(120_000)
  // For another address, which every page's first script has, so that scripts have other hashes.
  secondBuild = await buildCopy('build:preview', { ...process.env, VITE_SITE_URL: 'https://another-site.example' })
})

base.afterAll(() => secondBuild?.remove())

/**
 * Two builds in turn at one address: A is the site under test, B another one made of the same sources. Files can be
 * taken away from either. As on hosts whose headers go by the path, the answer that a script is not there may be kept
 * for a year. No request is routed here, because that would switch the browser's cache off, which these tests are
 * about.
 */
const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    if (!secondBuild) throw new Error('There is no second build.')
    const folder = join(secondBuild.folder, 'dist-preview')
    let missing: RegExp | undefined
    let deployed: Build = 'A'
    const server = createServer(async ({ url = '/' }, response) => {
      const isMissing = missing?.test(url) ?? false
      const found = await (deployed === 'A' ? answerOf(siteUrl, url) : answerFrom(folder, url))
      response.writeHead(isMissing ? 404 : found.status, {
        'content-type': found.type,
        'cache-control': url.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      response.end(isMissing ? '<h1>404</h1>' : found.body)
    }).listen(0, 'localhost')
    await once(server, 'listening')
    await use({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      withhold: (files) => (missing = files),
      deploy: (build) => (deployed = build),
    })
    server.close()
  },
})

async function answerOf(site: string, url: string): Promise<Answer> {
  const response = await fetch(new URL(url, site))
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) }
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function answerFrom(folder: string, url: string): Promise<Answer> {
  const { pathname } = new URL(url, 'http://localhost')
  const files = (pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`]).filter(
    (name) => extname(name) !== '' && existsSync(join(folder, name)),
  )
  const [name = '404.html'] = files
  const type = types[extname(name)] ?? 'application/octet-stream'
  return { status: files.length > 0 ? 200 : 404, type, body: readFileSync(join(folder, name)) }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('P14 the two builds have none of their own first scripts in common', async ({ deployment }) => {
  const scriptsOf = async (build: Build) => {
    deployment.deploy(build)
    const html = await (await fetch(deployment.url)).text()
    return [...html.matchAll(/\/static\/js\/(?:index|site|home-page)-[^"]+/g)].map(([name]) => name)
  }
  const [ofA, ofB] = [new Set(await scriptsOf('A')), new Set(await scriptsOf('B'))]
  expect([ofA.size, ofB.size]).toEqual([3, 3])
  expect(ofA.isDisjointFrom(ofB)).toBe(true)
})

test('P14 a page whose code was missing for one deployment is there again after a rollback', async ({
  page,
  deployment,
}) => {
  await open(page, deployment.url)
  deployment.withhold(/\/faq-page-/)
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()

  deployment.withhold(undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page).first()).toHaveText('Questions, answered')
  await ready(page)
})

test('P14 a site whose first script was missing for one deployment is there again after two loads at most', async ({
  page,
  deployment,
}) => {
  deployment.withhold(/\/site-/)
  const answering = page.waitForResponse(/\/site-/)
  await page.goto(deployment.url)
  const answered = await answering
  expect(answered.status()).toBe(404)
  await expect.poll(() => keptStatus(page, answered.url())).toBe(404)

  deployment.withhold(undefined)
  await page.goto(`${deployment.url}/faq`)
  await expect.poll(() => keptStatus(page, answered.url())).toBe(200)
  await open(page, `${deployment.url}/blog`)
})

/** The status that the browser's cache has kept for `url`; 0 where it has kept nothing. */
function keptStatus(page: Page, url: string): Promise<number> {
  return page.evaluate(
    (address) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ status }) => status,
        () => 0,
      ),
    url,
  )
}

const allWays = [
  { to: 'Blog', from: 'banner' },
  { to: 'Login', from: 'banner' },
  { to: 'Courses', from: 'banner' },
  { to: 'FAQ', from: 'banner', title: 'FAQ and pricing' },
  { to: 'Instagram', from: 'contentinfo', title: 'About' },
] as const

/** All pages come through one function: two stand for them. */
const ways = isFull ? allWays : ([allWays[0], allWays[1]] as const)

/** Follows the link of a tab that is open, and counts how often the tab was loaded for it. */
async function follow(page: Page, { to, from, ...way }: (typeof allWays)[number]): Promise<number> {
  let loads = 0
  const count = () => (loads += 1)
  page.on('load', count)
  await page.getByRole(from).getByRole('link', { name: to, exact: true }).click()
  await expect(page).toHaveTitle(`${'title' in way ? way.title : to} · Syntax Lab`)
  await ready(page)
  page.off('load', count)
  return loads
}

const press = (page: Page) => page.getByRole('button', { name: 'Download pdf' }).click()

test('P14 a tab of build A reaches every page after B was deployed, with one reload at most', async ({
  page,
  deployment,
}) => {
  for (const way of ways) {
    deployment.deploy('A')
    await open(page, deployment.url)
    deployment.deploy('B')
    expect(await follow(page, way), way.to).toBeLessThanOrEqual(1)
  }
})

test('P14 a tab of build A makes the PDF of its course after B was deployed', async ({ page, deployment }) => {
  await open(page, `${deployment.url}/courses/git-version-control`)
  deployment.deploy('B')
  await press(page)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await ready(page)
  const download = page.waitForEvent('download')
  await press(page)
  expect((await download).suggestedFilename()).toBe('Course-git-version-control.pdf')
})

test('P14 tabs that stay open while B is deployed and rolled back reach every page, and make their PDF', async ({
  page,
  deployment,
}) => {
  const course = await page.context().newPage()
  await open(course, `${deployment.url}/courses/git-version-control`)
  await open(page, deployment.url)
  const [first, ...others] = ways
  deployment.deploy('B')
  expect(await follow(page, first), first.to).toBeLessThanOrEqual(1)
  await page.reload()
  await ready(page)
  deployment.deploy('A')
  for (const way of others) expect(await follow(page, way), way.to).toBeLessThanOrEqual(1)
  const download = course.waitForEvent('download')
  await press(course)
  expect((await download).suggestedFilename()).toBe('Course-git-version-control.pdf')
})
