import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawPng, sharingPictures } from './sharing-pictures.ts'

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">' +
  '<rect width="640" height="360" fill="red"/></svg>'

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

/** Answers each path of `pictures` with its content and type. */
async function serve(pictures: Record<string, readonly [type: string, body: string]>) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const [type, body] = pictures[url] ?? []
    response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return { asked, url: (path: string) => `http://127.0.0.1:${address.port}${path}` }
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sharing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a drawing becomes a PNG of the size that shared links want', () => {
  const png = drawPng(red)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(png)).toEqual([1_200, 630])
})

test('a drawing of other proportions fills the whole picture', () => {
  const square = red.replaceAll('640', '360')
  expect(drawPng(square).equals(drawPng(red))).toBe(true)
})

test("the pages name the size that the drawings and the site's own picture have", () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url))
  const html = read('index.html').toString()
  const named = ['width', 'height'].map((side) => Number(html.split(`og:image:${side}" content="`)[1]?.split('"')[0]))
  expect(named).toEqual(sizeOf(drawPng(red)))
  expect(named).toEqual(sizeOf(read('public/og.png')))
})

test('each picture is asked for once, and has a file that is named after what it shows', async () => {
  const { url, asked } = await serve({
    '/red.svg': ['image/svg+xml', red],
    '/same.svg': ['image/svg+xml; charset=utf-8', red],
    '/blue.svg': ['image/svg+xml', red.replace('red', 'blue')],
  })
  const dist = temporary()
  const names = await sharingPictures(['/red.svg', '/red.svg', '/same.svg', '/blue.svg'].map(url), {
    dist,
    cache: temporary(),
  })
  expect(asked.toSorted()).toEqual(['/blue.svg', '/red.svg', '/same.svg'])
  const [first = '', same, other] = ['/red.svg', '/same.svg', '/blue.svg'].map((path) => names.get(url(path)))
  expect(first).toMatch(/^\/static\/sharing\/[0-9a-f]{16}\.png$/)
  expect(same).toBe(first)
  expect(other).not.toBe(first)
  expect(sizeOf(readFileSync(join(dist, first)))).toEqual([1_200, 630])
})

test('a picture that is missing, unreachable or no SVG has none', async () => {
  const { url } = await serve({ '/photo.jpg': ['image/jpeg', 'x'] })
  const urls = [url('/photo.jpg'), url('/missing.svg'), 'http://127.0.0.1:1/x.svg']
  expect(await sharingPictures(urls, { dist: temporary(), cache: temporary() })).toEqual(new Map())
})

test('a broken drawing does not stop the build', async () => {
  const { url } = await serve({ '/broken.svg': ['image/svg+xml', '<svg'] })
  expect(await sharingPictures([url('/broken.svg')], { dist: temporary(), cache: temporary() })).toEqual(new Map())
})
