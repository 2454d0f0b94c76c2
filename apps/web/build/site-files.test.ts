import { expect, test } from 'vitest'
import { robotsFile, sitemapFile } from './site-files.ts'

test('the sitemap lists each path under the site', () => {
  expect(sitemapFile('https://lab.example', ['/', '/faq']).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://lab.example/</loc>',
    '<loc>https://lab.example/faq</loc>',
  ])
})

test('robots.txt names the sitemap and keeps the pages of one visitor out', () => {
  expect(robotsFile('https://lab.example', ['/profile', '/checkout/:id'])).toMatch(
    /Disallow: \/profile\nDisallow: \/checkout\/\n[\s\S]*Sitemap: https:\/\/lab\.example\/sitemap\.xml/,
  )
})
