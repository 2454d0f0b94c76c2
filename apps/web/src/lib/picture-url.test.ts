import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

test.each([
  ['https://api.test', '/images/a.svg', 'https://api.test/images/a.svg'],
  ['https://api.test', '/images/a.svg#b', 'https://api.test/images/a.svg'],
  ['https://api.test', 'images/a.svg', 'https://api.test/images/a.svg'],
  ['https://host.test/api', '/api/images/a.svg', 'https://host.test/api/images/a.svg'],
  ['https://host.test/api', 'images/a.svg', 'https://host.test/api/images/a.svg'],
  ['https://host.test/api', 'https://other.test/a.svg', 'https://other.test/a.svg'],
  ['https://host.test/api', '//other.test/a.svg', 'https://other.test/a.svg'],
  ['http://localhost:3001', '/images/a.svg', 'http://localhost:3001/images/a.svg'],
  ['https://api.test', 'view-https://other.test/a.svg', undefined],
  ['https://api.test', 'data:image/svg+xml,x', undefined],
  ['https://api.test', 'javascript:alert(1)', undefined],
  ['https://api.test', 'http://[', undefined],
])('on the API at %s the picture %s is %s', (baseUrl, img, url) => {
  expect(pictureUrl(baseUrl, img)).toBe(url)
})
