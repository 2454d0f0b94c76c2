import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from './app-fixture.ts'
import { createRateLimit } from './rate-limit.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  url: '/courses',
  remoteAddress,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

// The limit's clock stands still, unless a test moves it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('P7 a burst from one client gets 429 with Retry-After while another client is served', async () => {
  const app = testApp({ rateLimit: 60 })
  const burst = await Promise.all(Array.from({ length: 200 }, () => app.inject(from('192.0.2.1'))))
  const refused = burst.filter(({ statusCode }) => statusCode === 429)
  expect([burst.filter(({ statusCode }) => statusCode === 200).length, refused.length]).toEqual([60, 140])
  for (const { headers } of refused) expect(headers['retry-after']).toBe('1')
  expect((await app.inject(from('192.0.2.2'))).statusCode).toBe(200)
})

test('P7 the client of the burst is served again within 5 s of its end', async () => {
  const app = testApp({ rateLimit: 60 })
  for (let count = 0; count < 100; count++) await app.inject(from('192.0.2.1'))
  expect((await app.inject(from('192.0.2.1'))).statusCode).toBe(429)
  vi.advanceTimersByTime(5000)
  const after = await Promise.all(Array.from({ length: 6 }, () => app.inject(from('192.0.2.1'))))
  expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
})

test('P7 whoever was quiet for an hour has the requests of one minute, and not of sixty', () => {
  const secondsToWait = createRateLimit(3)
  secondsToWait('client')
  vi.advanceTimersByTime(3_600_000)
  expect([1, 2, 3, 4].map(() => secondsToWait('client'))).toEqual([0, 0, 0, 20])
  vi.advanceTimersByTime(8_000)
  expect(secondsToWait('client')).toBe(12)
})

test('P7 a spoofed X-Forwarded-For gains nothing', async () => {
  const app = testApp({ rateLimit: 3 })
  const statuses: number[] = []
  for (let count = 0; count < 6; count++)
    statuses.push((await app.inject(from('192.0.2.1', `198.51.100.${count}`))).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})

test.each([
  ['2001:db8:1:1::1', '2001:db8:1:1:aaaa::2', 429],
  ['2001:db8:1:1::1', '2001:db8:1:2::1', 200],
  ['2001:db8:1:11::1', '2001:db8:b:7::1', 200],
  ['2001:db8::1', '2001:DB8:0:0:ffff::', 429],
  ['[2001:db8:1:1::1]', '2001:db8:1:1::1', 429],
  ['203.0.113.9:40001', '203.0.113.9:40002', 429],
  ['[2001:db8:1:1::1]:40001', '2001:db8:1:1::1', 429],
  ['::ffff:203.0.113.9', '203.0.113.9', 429],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.8', 200],
  ['unknown:', 'unknown', 200],
])('P7 after a request from %s one from %s gets %i, where one is allowed', async (first, second, status) => {
  const app = testApp({ rateLimit: 1, trustProxy: ['10.0.0.1'] })
  expect((await app.inject(from('10.0.0.1', first))).statusCode).toBe(200)
  expect((await app.inject(from('10.0.0.1', second))).statusCode).toBe(status)
})

test.each([
  { trusted: [], ignored: true },
  { trusted: ['10.0.0.2'], ignored: true },
  { trusted: ['10.0.0.1'], ignored: false },
  { trusted: ['10.0.0.1'], forwarded: '198.51.100.1, 10.0.0.2', ignored: true },
  { trusted: ['10.0.0.0/8'], forwarded: '198.51.100.1, 10.0.0.2', ignored: false },
])('P7 /health says whether a proxy was not believed: $trusted', async ({ trusted, forwarded, ignored }) => {
  const app = testApp({ trustProxy: trusted })
  const health = await app.inject({ ...from('10.0.0.1', forwarded ?? '198.51.100.1'), url: '/health' })
  expect(health.json()).toEqual({ status: 'ok', ...(ignored && { forwarded: 'ignored' }) })
  expect(health.headers['cache-control']).toBe('no-store')
})

test('P7 behind a trusted proxy each client has a limit, and gains nothing by what it adds itself', async () => {
  const app = testApp({ rateLimit: 1, trustProxy: ['10.0.0.1'] })
  const status = async (forwarded: string) => (await app.inject(from('10.0.0.1', forwarded))).statusCode
  expect(await status('198.51.100.1')).toBe(200)
  expect(await status('198.51.100.2')).toBe(200)
  expect(await status('203.0.113.9, 198.51.100.1')).toBe(429)
})

test('unknown addresses and wrong methods count, /health never does, and 0 is no limit', async () => {
  const app = testApp({ rateLimit: 2 })
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
  expect((await app.inject({ url: '/courses', method: 'POST' })).statusCode).toBe(405)
  expect((await app.inject('/courses')).statusCode).toBe(429)
  for (const url of ['/nowhere', '/courses/%zz', `/courses/${'x'.repeat(200)}`])
    for (const method of ['GET', 'OPTIONS'] as const)
      expect((await app.inject({ url, method })).statusCode, `${method} ${url}`).toBe(429)
  for (const url of ['/health', '/health/', '/health?from=balancer'])
    for (let count = 0; count < 20; count++) expect((await app.inject(url)).statusCode).toBe(200)
  expect((await app.inject('/healthy')).statusCode).toBe(429)
  const open = testApp({ rateLimit: 0 })
  for (let count = 0; count < 20; count++) expect((await open.inject('/nowhere')).statusCode).toBe(404)
})

test('the client that has been quiet longest is forgotten, so that memory does not grow for ever', () => {
  const secondsToWait = createRateLimit(1)
  expect([secondsToWait('busy'), secondsToWait('quiet'), secondsToWait('busy')]).toEqual([0, 0, 60])
  for (let client = 2; client < 20_000; client++) secondsToWait(`client ${client}`)
  expect(secondsToWait('busy'), 'of 20,000').toBe(60)
  secondsToWait('client 20000')
  expect(secondsToWait('busy')).toBe(60)
  expect(secondsToWait('quiet')).toBe(0)
  expect(secondsToWait('client 20000')).toBe(60)
})

test('P7 a limit of thousands refuses too, though the wait is a fraction of a second', () => {
  const secondsToWait = createRateLimit(3_000)
  for (let count = 0; count < 3_000; count += 1) secondsToWait('client')
  expect(secondsToWait('client')).toBe(1)
})
