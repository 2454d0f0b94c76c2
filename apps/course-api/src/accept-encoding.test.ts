import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip;q=0.000', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
  ['brotli, x-gzip', 'identity'],
  [`${'x,'.repeat(5000)}br`, 'br'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header), 'asked again').toBe(encoding)
})
