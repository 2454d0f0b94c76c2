import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, skipUnlessProduction, test } from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

test('P48 HTML that is still coming in when the scripts are there is waited for, and hydrates', async ({
  page,
  baseURL,
}) => {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(`${baseURL}${url}`, { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, kept)
    if (url !== '/courses') return response.end(body)
    // The head and the first cards; the courses' data block comes last.
    response.write(body.subarray(0, body.length / 2))
    await rest.promise
    return response.end(body.subarray(body.length / 2))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const scripts = page.waitForResponse(/courses-page-[^/]*\.js$/)
    await page.goto(`http://localhost:${port}/courses`, { waitUntil: 'commit' })
    await (await scripts).finished()
    // What the page could do with half of its HTML it has done by the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    rest.resolve()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('main').getByRole('article').last()).toBeAttached()
  } finally {
    rest.resolve()
    server.close()
    server.closeAllConnections()
  }
})
