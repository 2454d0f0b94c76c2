import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, skipUnlessProduction, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { settled } from './test-pages.ts'

test.beforeEach(skipUnlessProduction)

/** The site, whose page at `path` pauses before the part that `restOf` returns; `release` lets it go on. */
async function serveInTwoParts(site: string | undefined, path: string, restOf: (html: Buffer) => Buffer) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(`${site}${url}`, { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, kept)
    if (url !== path) return response.end(body)
    const rest = restOf(body)
    response.write(body.subarray(0, body.length - rest.length))
    await promise
    return response.end(rest)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    release()
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${port}${path}`, release, [Symbol.dispose]: close }
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))

test('P48 HTML that is still coming in when the scripts are there is waited for, and hydrates', async ({
  page,
  baseURL,
}) => {
  // The head and the first cards come first; the courses' data block comes last.
  using site = await serveInTwoParts(baseURL, '/courses', (html) => html.subarray(html.length / 2))
  const scripts = page.waitForResponse(/courses-page-[^/]*\.js$/)
  await page.goto(site.url, { waitUntil: 'commit' })
  await (await scripts).finished()
  // What the page could do with half of its HTML it has done by the next frame.
  await nextFrame(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  site.release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(page.getByRole('main').getByRole('article').last()).toBeAttached()
})

for (const { what, path, width, restOf } of [
  {
    what: "a phone's course page when what follows the article",
    path: '/courses/react-from-scratch',
    width: 375,
    restOf: (html: Buffer) => html.subarray(html.indexOf('</article>') + '</article>'.length),
  },
  {
    what: "the landing page when its figure's lower half",
    path: '/',
    width: 1280,
    restOf: (html: Buffer) => html.subarray(html.indexOf('<p aria-live')),
  },
])
  test(`P37 nothing moves on ${what} comes late`, async ({ page, baseURL }) => {
    using site = await serveInTwoParts(baseURL, path, restOf)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await nextFrame(page)
    await nextFrame(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    site.release()
    await settled(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
