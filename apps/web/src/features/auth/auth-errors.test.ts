import fc from 'fast-check'
import { AuthErrorCodes } from 'firebase/auth'
import { expect, test } from 'vitest'
import { failureMessage } from '#lib/failures.ts'
import { failure } from '#testing/fake-gateway.ts'
import { failureAdvice, isReplacedPopup } from './auth-errors.ts'

const codes = Object.values(AuthErrorCodes)

function expectWords(text: string) {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/undefined|\[object|null/)
}

test('P26 the SDK lists its error codes', () => expect(codes.length).toBeGreaterThan(100))

test.each(codes)('P26 %s has a toast and an advice', (code) => {
  expect(failureMessage(failure(code))).toBe(`Firebase: A sentence about it. (${code}).`)
  expectWords(failureMessage(failure(code, '')))
  expectWords(failureAdvice(failure(code)))
})

test('P26 1,000 unknown codes and messages have words too', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\n', '__proto__', 'constructor', 'toString', 'auth/', 'hasOwnProperty', 'valueOf'),
  )
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: 1_000, seed: 26 })
  const silent = pairs.filter(([code, message]) => {
    const error = failure(code, message)
    return (
      failureMessage(error).trim() === '' ||
      typeof failureAdvice(error) !== 'string' ||
      /^\s*$|undefined/.test(failureAdvice(error))
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
  expectWords(failureMessage(thrown))
  expectWords(failureAdvice(thrown))
})

test('P26 only a popup that a newer one replaced asks for silence', () => {
  expect(codes.filter((code) => isReplacedPopup(failure(code)))).toEqual(['auth/cancelled-popup-request'])
  expect(isReplacedPopup(undefined)).toBe(false)
})
