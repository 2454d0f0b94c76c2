import { describe, expect, test } from 'vitest'
import { listeningApp, speak, testApp } from './app-fixture.ts'
import { commonHeaders } from './headers.ts'

const secret = 'sEcReT'

function expectProblem(status: number, headers: Record<string, unknown>, body: string) {
  const problem: unknown = JSON.parse(body)
  expect(problem).toEqual({
    type: expect.stringMatching(/^\/#[a-z-]+$/),
    title: expect.stringMatching(/^[A-Z]\w+/),
    status,
    detail: expect.stringMatching(/^[A-Z].+\.$/),
  })
  expect(headers['content-type']).toBe('application/problem+json')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).toMatchObject(commonHeaders)
  expect(JSON.stringify(headers) + body).not.toContain(secret)
  expect(body).not.toMatch(/node_modules|\.[jt]s\b|\\n/)
}

describe('P2 one error shape', () => {
  test.each([
    ['unknown route', 404, { url: `/${secret}` }],
    ['unknown course', 404, { url: `/courses/${secret}` }],
    ['unknown picture', 404, { url: `/images/${secret}.svg` }],
    ['__proto__ as an id', 404, { url: '/courses/__proto__' }],
    ['a path that climbs', 404, { url: `/images/..%2f..%2f${secret}` }],
    ['method', 405, { url: `/courses?${secret}`, method: 'DELETE' }],
    [
      'method with a body',
      405,
      { url: '/courses', method: 'POST', payload: `{"${secret}`, headers: { 'content-type': 'application/json' } },
    ],
    [
      'preflight of an unknown route with a body',
      404,
      { url: `/${secret}`, method: 'OPTIONS', payload: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['method on an unknown route', 404, { url: `/${secret}`, method: 'PUT' }],
    ['preflight of an unknown route', 404, { url: `/${secret}`, method: 'OPTIONS' }],
    ['malformed URL', 400, { url: `/courses/${secret}%zz` }],
    ['malformed URL and method', 400, { url: `/${secret}%zz`, method: 'POST' }],
    ['over-long parameter', 414, { url: `/courses/${secret.repeat(40)}` }],
    ['over-long parameter of a picture', 414, { url: `/images/${secret.repeat(4000)}` }],
  ] as const)('%s: %i', async (_kind, status, request) => {
    const answer = await testApp().inject(request)
    expect(answer.statusCode).toBe(status)
    expectProblem(status, answer.headers, answer.body)
  })

  test('rate limit: 429 with Retry-After', async () => {
    const app = testApp({ rateLimit: 1 })
    await app.inject('/courses')
    const answer = await app.inject('/courses')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expectProblem(429, answer.headers, answer.body)
  })

  test('crash: 500, and the next request is answered', async () => {
    const app = testApp()
    app.get('/crash', () => {
      throw new Error(secret)
    })
    const answer = await app.inject('/crash')
    expect(answer.statusCode).toBe(500)
    expectProblem(500, answer.headers, answer.body)
    expect((await app.inject('/courses')).statusCode).toBe(200)
  })

  test.each([
    ['no HTTP at all', 400, `${secret}\r\n\r\n`],
    ['a method that does not exist', 400, `${secret} /courses HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a header without a name', 400, `GET /courses HTTP/1.1\r\nHost: a\r\n: ${secret}\r\n\r\n`],
    ['two lengths', 400, 'GET /courses HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a line that never ends', 414, `GET /${secret.repeat(4000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a line of 600 KB', 414, `GET /courses/${'%e2%82%ac'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['headers that never end', 431, `GET /courses HTTP/1.1\r\nHost: a\r\nCookie: ${secret.repeat(4000)}\r\n\r\n`],
  ])('on the socket, %s: %i', async (_kind, status, bytes) => {
    const { port } = await listeningApp()
    const [head = '', body = ''] = (await speak(port, bytes)).split('\r\n\r\n')
    const [line = '', ...lines] = head.split('\r\n')
    expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    expectProblem(status, Object.fromEntries(lines.map((text) => text.split(': '))), body)
  })

  test('on the socket, what is no HTTP gets a date with its answer, and hears that nothing follows', async () => {
    const { port } = await listeningApp()
    const answer = await speak(port, `${secret}\r\n\r\n`)
    expect(answer).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r$/im)
    expect(answer).toMatch(/^connection: close\r$/im)
  })
})

test('what is too long is told with the length that is allowed', async () => {
  const app = testApp()
  const statusOf = async (length: number) => (await app.inject(`/courses/${'a'.repeat(length)}`)).statusCode
  const { detail } = (await app.inject(`/courses/${'a'.repeat(101)}`)).json<{ detail: string }>()
  const most = Number(/\d+/.exec(detail)?.[0])
  expect([await statusOf(most), await statusOf(most + 1)]).toEqual([404, 414])
})
