import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { coursePaths, robotsFile, sitemapFile } from './site-files.ts'

test('the sitemap lists each path under the site', () => {
  expect(sitemapFile('https://lab.example', ['/', '/faq']).match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://lab.example/</loc>', '<loc>https://lab.example/faq</loc>'])
})

test('robots.txt names the sitemap and keeps the pages of one visitor out', () => {
  expect(robotsFile('https://lab.example')).toMatch(/Disallow: \/profile[\s\S]*Sitemap: https:\/\/lab\.example\/sitemap\.xml/)
})

test('the courses come from the API, without the broken ones', async () => {
  const course = { id: 'html', title: 'HTML', img: '/x.svg', price: 1, description: '', ratings: 5, view: 1, comments: 0, badge: 'Beginner' }
  const server = createServer((_request, response) => response.end(JSON.stringify([course, { id: 'broken' }]))).listen(0)
  expect(await coursePaths(`http://localhost:${(server.address() as AddressInfo).port}/`)).toEqual(['/courses/html'])
  server.close()
})

test('an API that cannot be reached is told, and stops nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await coursePaths('http://localhost:1')).toEqual([])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'))
  log.mockRestore()
})
