import { expect, test } from 'vitest'
import { nearestPath } from './nearest-path.ts'

test.each([
  ['/corses', '/courses'],
  ['/Course/react', '/courses'],
  ['/signup', '/register'],
  ['/blogs/cors', '/blog'],
  ['/pricing', '/faq'],
  ['/privacy', '/faq'],
  ['/terms', '/faq'],
  ['/index.html', '/'],
  ['/contact', '/'],
  ['/FAQ', '/faq'],
  ['/courses%20', '/courses'],
  ['/blg', '/blog'],
  ['/bloog', '/blog'],
  ['/xblog', '/blog'],
  ['/plog', '/blog'],
  ['/signi', '/login'],
  ['/signu', '/register'],
])('finds that %s means %s', (address, path) => {
  expect(nearestPath(address)).toBe(path)
})

test.each([
  '/',
  '/bxxg',
  '/blogxx',
  '/xxblog',
  '/bl',
  '/b',
  '/no-such-page',
  '/attraction',
  '/auth/actions',
  '/xyzzy',
  '/%F0%9F%92%A9',
  `/${'courses'.repeat(20)}`,
])('knows no page near %j', (address) => {
  expect(nearestPath(address)).toBeUndefined()
})
