import fs from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from './app-fixture.ts'
import { logLevels } from './request-log.ts'

/** An app and what stands on the standard output, which waits for `tick` or a full batch. */
function loggedApp(settings: Parameters<typeof testApp>[0] = {}, pictures?: Parameters<typeof testApp>[1]) {
  const written: string[] = []
  const write = vi.spyOn(fs, 'writeSync').mockImplementation((file, text) => {
    expect(file).toBe(1)
    if (text !== '') written.push(text)
    return Buffer.byteLength(text)
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const others = process.listeners('exit')
  const app = testApp({ logLevel: 'info', ...settings }, pictures)
  const atExit = process.listeners('exit').filter((listener) => !others.includes(listener))
  onTestFinished(() => {
    vi.useRealTimers()
    write.mockRestore()
    for (const listener of atExit) process.off('exit', listener)
  })
  const lines = () =>
    written
      .join('')
      .split('\n')
      .slice(0, -1)
      .map((line): Record<string, unknown> => JSON.parse(line))
  return {
    app,
    written,
    lines,
    tick: () => vi.advanceTimersByTime(200),
    exit: () => atExit.forEach((listener) => listener(0)),
  }
}

test('each request is one line, with its id, who asked for what, the answer and how long it took', async () => {
  const { app, lines, tick } = loggedApp()
  await app.inject({ url: '/courses?sort=price', remoteAddress: '192.0.2.1', headers: { 'x-request-id': 'edge-1:42' } })
  await app.inject({ url: '/nowhere', method: 'POST' })
  await app.inject('/courses/%zz')
  tick()
  expect(lines()).toMatchObject([
    {
      level: 30,
      msg: 'request completed',
      reqId: 'edge-1:42',
      req: { method: 'GET', url: '/courses?sort=price', remoteAddress: '192.0.2.1' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    },
    { msg: 'request completed', req: { method: 'POST', url: '/nowhere' }, res: { statusCode: 404 } },
    { msg: 'request completed', req: { url: '/courses/%zz' }, res: { statusCode: 400 } },
  ])
})

test('a line names the client behind a trusted proxy, and the proxy that nobody named', async () => {
  const { app, lines, tick } = loggedApp({ trustProxy: ['10.0.0.1'] })
  for (const remoteAddress of ['10.0.0.1', '10.0.0.2'])
    await app.inject({ url: '/courses', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.7' } })
  tick()
  const requests = lines().flatMap(({ req }) => (req ? [req] : []))
  expect(requests).toMatchObject([{ remoteAddress: '198.51.100.7' }, { remoteAddress: '10.0.0.2' }])
})

test('a line has nothing else of a request or its answer: no cookie, no address of a page', async () => {
  const { app, lines, tick } = loggedApp()
  await app.inject({ url: '/courses', headers: { cookie: 'secret=1', referer: 'https://secret.example/' } })
  tick()
  const [{ req, res } = {}] = lines()
  expect([Object.keys(req ?? {}), Object.keys(res ?? {})]).toEqual([['method', 'url', 'remoteAddress'], ['statusCode']])
})

test('a health check leaves no line', async () => {
  const { app, lines, tick } = loggedApp()
  for (const url of ['/health', '/health/', '/health?from=balancer', '/courses']) await app.inject(url)
  tick()
  expect(lines().map(({ req }) => req)).toMatchObject([{ url: '/courses' }])
})

test.each([
  ['a~b', false],
  ['a', true],
  ['Root=1-67891233-abcdef012345678912345678', true],
  ['req/1+2.3:4', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  [' a', false],
  ['a"', false],
])('an id from outside, %j, is taken: %s', async (id, isTaken) => {
  const { headers } = await testApp().inject({ url: '/courses', headers: { 'x-request-id': id } })
  expect(headers['x-request-id'] === id).toBe(isTaken)
  if (!isTaken) expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

test('without an id each request gets one of its own', async () => {
  const app = testApp()
  const ids = await Promise.all([1, 2].map(async () => (await app.inject('/courses')).headers['x-request-id']))
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
  expect(ids[0]).not.toBe(ids[1])
})

test.each(['/courses', '/nowhere', '/courses/%zz'])(
  'a request of %s beyond the limit is refused, and is one line like any other',
  async (url) => {
    const { app, lines, tick } = loggedApp({ rateLimit: 1 })
    for (let count = 0; count < 2; count++) await app.inject(url)
    tick()
    expect(lines()).toMatchObject([{ level: 30 }, { level: 30, msg: 'request completed', res: { statusCode: 429 } }])
    expect(lines()).toHaveLength(2)
  },
)

test('a crash is an error with its stack and the id of its request, whose line says 500', async () => {
  const { app, lines, tick } = loggedApp()
  app.get('/crash', () => {
    throw new Error('broken on purpose')
  })
  await app.inject({ url: '/crash', headers: { 'x-request-id': 'crash-1' } })
  tick()
  expect(lines()).toMatchObject([
    { level: 50, msg: 'A request failed', reqId: 'crash-1', err: { stack: expect.stringContaining('on purpose') } },
    { msg: 'request completed', reqId: 'crash-1', res: { statusCode: 500 } },
  ])
})

test('an answer that breaks off is an error with its reason', async () => {
  const { app, lines, tick } = loggedApp()
  app.get('/break', (_request, reply) => {
    reply.raw.emit('error', new Error('cut off'))
    return reply.send('')
  })
  const answer = app.inject({ url: '/break', headers: { 'x-request-id': 'break-1' } })
  await expect(answer).rejects.toThrow('cut off')
  tick()
  expect(lines()[0]).toMatchObject({
    level: 50,
    msg: 'request errored',
    reqId: 'break-1',
    req: { url: '/break' },
    err: { message: 'cut off' },
  })
})

test('lines are written five times a second, all in one', async () => {
  const { app, written, lines, tick } = loggedApp()
  for (let count = 0; count < 3; count++) await app.inject('/courses')
  expect(written).toEqual([])
  tick()
  expect([written.length, lines().length]).toEqual([1, 3])
  tick()
  expect(written).toHaveLength(1)
})

test('a busy moment is written many lines at a time, without waiting', async () => {
  const { app, written } = loggedApp()
  for (let count = 0; count < 100; count++) await app.inject('/courses')
  const batches = written.map((text) => text.split('\n').length - 1)
  expect(batches.length).toBeGreaterThan(1)
  for (const lines of batches) expect(lines).toBeGreaterThan(5)
})

test('the end of the process writes what still waits', async () => {
  const { app, written, lines, exit } = loggedApp()
  await app.inject('/courses')
  expect(written).toEqual([])
  exit()
  expect(lines()).toMatchObject([{ req: { url: '/courses' } }])
})

test.each(logLevels)('at the level %s there is a line of a request only where one is wanted', async (level) => {
  const { app, lines, tick, exit } = loggedApp({ logLevel: level })
  await app.inject('/courses')
  tick()
  exit()
  expect(lines()).toHaveLength(['info', 'debug', 'trace'].includes(level) ? 1 : 0)
})

test('P53 a proxy that nobody named, and an origin that nobody listed, are told of once', async () => {
  const { app, lines, tick } = loggedApp({
    logLevel: 'warn',
    webOrigins: ['https://lab.example'],
    trustProxy: ['10.0.0.1'],
  })
  const ask = (headers: Record<string, string>) => app.inject({ url: '/courses', headers })
  await ask({})
  await ask({ origin: 'https://lab.example' })
  await app.inject({ url: '/images/css-layout.svg', headers: { origin: 'https://elsewhere.example' } })
  tick()
  expect(lines()).toEqual([])
  for (let count = 0; count < 3; count++)
    await ask({ 'x-forwarded-for': '198.51.100.7', origin: 'https://elsewhere.example' })
  await ask({ origin: 'https://www.lab.example' })
  tick()
  expect(lines()).toMatchObject([
    { msg: 'WEB_ORIGINS lacks an origin, whose page has asked', origin: 'https://elsewhere.example' },
    { msg: expect.stringMatching(/^X-Forwarded-For is not believed: TRUST_PROXY lacks/), from: '127.0.0.1' },
    { msg: 'WEB_ORIGINS lacks an origin, whose page has asked', origin: 'https://www.lab.example' },
  ])
  for (let count = 0; count < 200; count++) await ask({ origin: `https://${count}.example` })
  tick()
  expect(lines(), 'lines that strangers can cause').toHaveLength(100)
})

test('P53 where every origin may read the courses, none is told of', async () => {
  const { app, lines, tick } = loggedApp({ logLevel: 'warn' })
  await app.inject({ url: '/courses', headers: { origin: 'https://elsewhere.example' } })
  tick()
  expect(lines()).toEqual([])
})
