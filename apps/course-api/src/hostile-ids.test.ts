import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listeningApp, someCourses, speak, testApp } from './app-fixture.ts'

const allowed = [200, 400, 404, 414]
const typeOf = (status: number) => (status === 200 ? 'application/json; charset=utf-8' : 'application/problem+json')
const nasty = [
  '',
  '.',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '%zz',
  '%',
  '%00',
  '%u0041',
  '%c0%ae',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  ':id',
  '*',
  '%2525',
  '//evil.example',
  '%0d%0aSet-Cookie:%20a=b',
  '😀',
]
const raw = fc.oneof(
  fc.constantFrom(...nasty, ...someCourses.map(({ id }) => id)),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('%', '0', 'f', '/', '.', 'z', '\0', '?', '#', '\\'), maxLength: 30 }),
)
const long = fc
  .tuple(fc.constantFrom('x', '%41', '%2525', '%e2%82%ac', '../', '%zz'), fc.integer({ max: 64 * 1024, min: 100 }))
  .map(([part, size]) => part.repeat(size / part.length))
const ids = fc.oneof(
  { weight: 100, arbitrary: raw },
  { weight: 100, arbitrary: raw.map((id) => encodeURIComponent(id.toWellFormed())) },
  { weight: 1, arbitrary: long },
)

test('P1 10,000 generated ids get 200, 400, 404 or 414, always JSON', { timeout: 60_000 }, async () => {
  const app = testApp()
  const check = async (id: string) => {
    const url = `/courses/${id}`
    // A client that resolves `..` itself, as inject does, may end at the page for people.
    if (new URL(url, 'http://localhost').pathname === '/') return
    const answer = await app.inject({ method: 'GET', url })
    expect(allowed).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toBe(typeOf(answer.statusCode))
    expect(() => answer.json<unknown>()).not.toThrow()
  }
  await fc.assert(fc.asyncProperty(ids, check), { numRuns: 10_000, seed: 1 })
})

test('P1 300 ids over a real socket, not even encoded, get the same', { timeout: 60_000 }, async () => {
  const { port } = await listeningApp()
  for (const id of fc.sample(ids, { numRuns: 300, seed: 2 })) {
    const answer = await speak(port, `GET /courses/${id} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(allowed).toContain(Number(head.slice(9, 12)))
    expect(head.toLowerCase()).toContain(`content-type: ${typeOf(Number(head.slice(9, 12)))}`)
    expect(() => JSON.parse(body) as unknown).not.toThrow()
  }
})
