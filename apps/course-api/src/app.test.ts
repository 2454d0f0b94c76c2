import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { checkCourse, checkCourses } from '@syntax-lab/shared/course'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { describe, expect, test } from 'vitest'
import { listeningApp, someCourses, testApp } from './app-fixture.ts'

const webOrigins = ['http://localhost:5173', 'https://lab.example']
const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }

describe('reading courses', () => {
  test('P3 every 200 passes the schema that both sides share', async () => {
    const { url } = await listeningApp()
    const list: unknown = await (await fetch(`${url}/courses`)).json()
    expect(checkCourses(list)).toEqual({ courses: someCourses, issues: [] })
    for (const course of someCourses) {
      const one: unknown = await (await fetch(`${url}/courses/${course.id}`)).json()
      expect(checkCourse(one)).toEqual({ course })
    }
  })

  test.each(['/courses', '/courses/css-layout', '/images/css-layout.svg', '/', '/openapi.json'])(
    'P5 %s comes in three encodings, each with its own ETag, and not again when it is known',
    async (url) => {
      const app = testApp()
      const plain = (await app.inject(url)).body
      const etags = new Set<unknown>()
      for (const [encoding, decode] of Object.entries(decoders)) {
        const accept = { 'accept-encoding': encoding }
        const answer = await app.inject({ url, headers: accept })
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(decode(answer.rawPayload).toString()).toBe(plain)
        expect(answer.headers['cache-control']).toContain('max-age=')
        expect(answer.headers.vary).toContain('Accept-Encoding')
        const etag = String(answer.headers.etag)
        etags.add(etag)
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
          const again = await app.inject({ url, headers: { ...accept, 'if-none-match': known } })
          expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
          expect(again.headers).not.toHaveProperty('content-length')
          // What a cache needs to go on with its copy (RFC 9110, 15.4.5).
          for (const name of ['cache-control', 'vary']) expect(again.headers[name]).toBe(answer.headers[name])
        }
        const head = { method: 'HEAD', url, headers: { ...accept, 'if-none-match': etag } } as const
        expect((await app.inject(head)).statusCode).toBe(304)
        expect((await app.inject({ url, headers: { ...accept, 'if-none-match': '"other"' } })).statusCode).toBe(200)
      }
      expect(etags.size).toBe(3)
    },
  )

  test('P5 a CDN may keep courses for a minute, a browser pictures for a week, which need their styles', async () => {
    const app = testApp()
    for (const url of ['/courses', '/courses/css-layout', '/openapi.json']) {
      const { headers } = await app.inject(url)
      expect(headers['cache-control'], url).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400')
    }
    const { headers } = await app.inject('/images/css-layout.svg')
    expect(headers['cache-control']).toBe('public, max-age=604800, stale-while-revalidate=2592000')
    expect(headers['content-security-policy']).toMatch(/; style-src 'unsafe-inline'$/)
  })

  test('P5 /health answers while it runs and is never kept', async () => {
    const answer = await testApp().inject('/health')
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ])
  })

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip;q=0.000', 'identity'],
    ['*', 'br'],
    ['br;q=0.5, identity', 'identity'],
    ['brotli, x-gzip', 'identity'],
    [`${'x,'.repeat(5000)}br`, 'br'],
  ])('P5 Accept-Encoding %j gets %s', async (header, encoding) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const answer = await testApp().inject({ url: '/courses', headers })
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  })

  test('every JSON answer leads to the description of the API and ends its last line', async () => {
    const app = testApp({ publicUrl: 'https://lab.example/api' })
    for (const url of ['/courses', '/courses/css-layout', '/openapi.json']) {
      const { headers, body } = await app.inject(url)
      expect(headers.link).toBe('</api/openapi.json>; rel="service-desc"')
      expect(body).toMatch(/[^\n]\n$/)
    }
    expect((await app.inject('/courses/nobody')).body).toMatch(/[^\n]\n$/)
  })

  test('under a path, pictures, links and types of errors lead below it', async () => {
    const app = testApp({ publicUrl: 'https://lab.example/api' })
    const pictures = (await app.inject('/courses')).json<{ img: string }[]>().map(({ img }) => img)
    expect(pictures).toEqual([
      '/api/images/css-layout.svg',
      '/api/images/node-apis.svg',
      'https://pictures.test/web-security.svg',
    ])
    expect((await app.inject('/courses/css-layout')).json<{ img: string }>().img).toBe(pictures[0])
    expect((await app.inject('/courses/nobody')).json<{ type: string }>().type).toBe('/api/#unknown-course')
    expect((await app.inject('/')).body).toContain('href="/api/courses"')
    expect((await app.inject('/openapi.json')).json<{ servers: object }>().servers).toEqual([
      { url: 'https://lab.example/api' },
    ])
  })

  test('a picture of another server that is named without a scheme keeps its address under a path', async () => {
    const img = '//pictures.test/css-layout.svg'
    const app = testApp({ publicUrl: 'https://lab.example/api' }, undefined, [sampleCourse({ id: 'css-layout', img })])
    expect((await app.inject('/courses/css-layout')).json<{ img: string }>().img).toBe(img)
  })

  test('a path may have signs that mean something else in a replacement', async () => {
    const app = testApp({ publicUrl: 'https://lab.example/$&$1' })
    expect((await app.inject('/courses/css-layout')).json<{ img: string }>().img).toBe('/$&$1/images/css-layout.svg')
  })

  test('an address may end with a slash and have a query', async () => {
    const app = testApp()
    for (const url of ['/courses/', '/courses?sort=price']) expect((await app.inject(url)).json()).toHaveLength(3)
  })
})

describe('who may ask', () => {
  const addresses = ['/', '/courses', '/courses/css-layout', '/images/css-layout.svg', '/openapi.json', '/health']

  test('P4 GET, HEAD and OPTIONS are answered, every other method gets 405 with Allow', async () => {
    const app = testApp({ webOrigins })
    for (const url of addresses) {
      const get = await app.inject({ url })
      const head = await app.inject({ url, method: 'HEAD' })
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        get.headers['content-length'],
      ])
      const options = await app.inject({ url, method: 'OPTIONS' })
      expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
      for (const type of ['application/json', 'no type']) {
        const headers = { 'content-type': type }
        const withBody = await app.inject({ url, method: 'OPTIONS', headers, payload: '{' })
        expect(withBody.statusCode, `${type} ${url}`).toBe(204)
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND'] as const) {
        const answer = await app.inject({
          url,
          method: method as 'POST',
          headers: { 'content-type': 'no type' },
          payload: '{',
        })
        expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([405, 'GET, HEAD, OPTIONS'])
      }
    }
  })

  test('P56 by default pages of every origin may read every answer, and a CDN keeps one for all of them', async () => {
    const app = testApp()
    for (const url of [...addresses, '/nowhere', '/courses/%zz']) {
      for (const origin of [undefined, 'https://student.example', 'null']) {
        const { headers } = await app.inject({ url, headers: origin === undefined ? {} : { origin } })
        expect(headers['access-control-allow-origin'], url).toBe('*')
        expect(headers.vary, url).toBe('Accept-Encoding')
      }
    }
  })

  test('pages may read when they have to wait, and the id under which the log has their request', async () => {
    const app = testApp({ rateLimit: 1 })
    for (const status of [200, 429]) {
      const headers = { origin: 'https://student.example', 'x-request-id': `page-${status}` }
      const answer = await app.inject({ url: '/courses', headers })
      expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([status, `page-${status}`])
      expect(answer.headers['access-control-expose-headers']).toBe('ETag, Link, Retry-After, X-Request-Id')
      expect(answer.headers['access-control-allow-origin']).toBe('*')
    }
    const made = await app.inject({ url: '/courses/%zz', headers: { 'x-request-id': 'has a blank' } })
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  test('P4 the web origins may read every answer, errors included', async () => {
    const app = testApp({ webOrigins })
    const errors = ['/nowhere', '/courses/nobody']
    for (const origin of webOrigins) {
      for (const url of ['/courses/%zz', `/courses/${'x'.repeat(101)}`]) {
        const answer = await app.inject({ url, headers: { origin } })
        expect(answer.headers['access-control-allow-origin'], url).toBe(origin)
        expect(answer.headers['access-control-expose-headers']).toContain('Retry-After')
      }
      for (const url of [...addresses.filter((address) => !address.startsWith('/images')), ...errors]) {
        for (const encoding of ['identity', 'br']) {
          const answer = await app.inject({ url, headers: { origin, 'accept-encoding': encoding } })
          expect(answer.headers['access-control-allow-origin'], url).toBe(origin)
          expect(answer.headers.vary, `${url} as ${encoding}`).toContain('Origin')
        }
      }
      const preflight = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      }
      const { statusCode, headers } = await app.inject({ url: '/courses', method: 'OPTIONS', headers: preflight })
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin])
      expect(headers['access-control-allow-headers']).toBe('Accept, Content-Type, If-None-Match, X-Request-Id')
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS')
      expect(headers['access-control-max-age']).toBe('86400')
    }
  })

  test('P4 50 hostile origins may not', async () => {
    const app = testApp({ webOrigins })
    const twists = [
      'null',
      'https://evil.example',
      'http://localhost',
      'http://localhost:51730',
      'https://localhost:5173',
      'HTTP://LOCALHOST:5173',
    ]
    const around = webOrigins.flatMap((origin) => [
      `${origin}.evil.example`,
      `${origin}/`,
      ` ${origin}x`,
      `${origin},${origin}`,
      `${origin}@evil.example`,
    ])
    const made = Array.from({ length: 34 }, (_, index) => `https://lab${index}.example`)
    const hostile = [...twists, ...around, ...made]
    expect(hostile).toHaveLength(50)
    for (const origin of hostile) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        for (const url of ['/courses', '/courses/%zz', '/nowhere']) {
          const { headers } = await app.inject({
            url,
            method,
            headers: { origin, 'access-control-request-method': 'GET' },
          })
          expect(headers, `${origin} ${url}`).not.toHaveProperty('access-control-allow-origin')
        }
      }
    }
  })

  test('P4 every page may draw the pictures on a canvas', async () => {
    const app = testApp({ webOrigins })
    for (const origin of [undefined, 'https://evil.example', webOrigins[0]]) {
      const { headers } = await app.inject({
        url: '/images/css-layout.svg',
        headers: origin === undefined ? {} : { origin },
      })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  test('every kind of answer carries the security headers', async () => {
    const app = testApp()
    for (const url of [...addresses, '/nowhere', '/courses/%zz', '/courses/nobody']) {
      for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
        const { headers } = await app.inject({
          url,
          method,
          headers: { 'if-none-match': method === 'GET' ? '*' : 'x' },
        })
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['referrer-policy']).toBe('no-referrer')
        expect(headers['strict-transport-security']).toBe('max-age=31536000')
        expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
        )
      }
    }
  })
})
