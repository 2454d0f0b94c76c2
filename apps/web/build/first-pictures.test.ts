import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { weighFirstPictures } from './first-pictures.ts'

test('pictures of the first screen are weighed once; those below it and missing ones weigh nothing', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(url === '/gone.svg' ? 404 : 200).end('x'.repeat(1_000))
  }).listen(0)
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const html =
    `<img alt="" src="${base}/a.svg" loading="eager"><img src="${base}/a.svg">` +
    `<img src="${base}/gone.svg"><img loading="lazy" src="${base}/b.svg"><img alt="">`
  expect(await weighFirstPictures(html)).toBe(2_000)
  expect(asked.toSorted()).toEqual(['/a.svg', '/gone.svg'])
  server.close()
})
