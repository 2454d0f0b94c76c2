import fc from 'fast-check'
import { AuthErrorCodes } from 'firebase/auth'
import { expect, test } from 'vitest'
import { errorMessage } from '#lib/auth-error.ts'
import { authError } from '#testing/fake-gateway.ts'
import { errorAdvice, isReplacedPopup, isUnreachable } from '#lib/auth-error-advice.ts'

const codes = Object.values(AuthErrorCodes)

function expectWords(text: string) {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/undefined|\[object|null/)
}

test('P26 the SDK lists its error codes', () => expect(codes.length).toBeGreaterThan(100))

test.each(codes)('P26 %s has a toast and an advice', (code) => {
  expect(errorMessage(authError(code))).toBe(`Firebase: A sentence about it. (${code}).`)
  expectWords(errorMessage(authError(code, '')))
  expectWords(errorAdvice(authError(code)))
})

test('P26 1,000 unknown codes and messages have words too', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\n', '__proto__', 'constructor', 'toString', 'auth/', 'hasOwnProperty', 'valueOf'),
  )
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: 1_000, seed: 26 })
  const silent = pairs.filter(([code, message]) => {
    const error = authError(code, message)
    return (
      errorMessage(error).trim() === '' ||
      typeof errorAdvice(error) !== 'string' ||
      /^\s*$|undefined/.test(errorAdvice(error))
    )
  })
  expect(silent).toEqual([])
})

test.each([
  undefined,
  null,
  'text',
  7,
  {},
  [],
  { code: 7 },
  { message: 'x' },
  new Error(' '),
  new DOMException('', 'AbortError'),
])('P26 something thrown that is no provider error has words (%#)', (thrown) => {
  expectWords(errorMessage(thrown))
  expectWords(errorAdvice(thrown))
})

test('P26 only a popup that a newer one replaced asks for silence', () => {
  expect(codes.filter((code) => isReplacedPopup(authError(code)))).toEqual(['auth/cancelled-popup-request'])
  expect(isReplacedPopup(undefined)).toBe(false)
})

test('P46 a wrong password and an unknown address get the same advice, which names the other ways', () => {
  const told = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'].map((code) =>
    errorAdvice(authError(code)),
  )
  expect(new Set(told).size).toBe(1)
  expect(told[0]).toContain('Google or GitHub')
})

test("a provider that has trouble of its own is not the student's fault, and no dead link", () => {
  const unavailable = authError('auth/the-service-is-currently-unavailable.')
  expect(errorAdvice(unavailable)).toContain("It isn't your fault")
  expect(isUnreachable(unavailable)).toBe(true)
})
