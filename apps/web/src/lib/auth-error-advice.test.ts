import fc from 'fast-check'
import { AuthErrorCodes } from 'firebase/auth'
import { expect, test } from 'vitest'
import { errorMessage } from '#lib/auth-error.ts'
import { authError } from '#testing/fake-gateway.ts'
import { errorAdvice, errorField, isDeadLink, isReplacedPopup, isTemporary } from '#lib/auth-error-advice.ts'

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

test.each([
  ['auth/invalid-email', 'email', 'look like an email address'],
  ['auth/email-already-in-use', 'email', 'Use the method you signed up with'],
  ['auth/weak-password', 'password', 'Make it longer'],
  ['auth/password-does-not-meet-requirements', 'password', 'Make it longer'],
  ['auth/user-disabled', undefined, 'Ask whoever runs this site'],
  ['auth/too-many-requests', undefined, 'Wait a few minutes, then try again'],
  ['auth/quota-exceeded', undefined, 'in an hour'],
  ['auth/network-request-failed', undefined, 'Check your connection'],
  ['auth/timeout', undefined, 'Press the button again'],
  ['auth/internal-error-encountered.', undefined, 'Try again in a few minutes'],
  ['auth/internal-error', undefined, 'allow apis.google.com'],
  ['auth/popup-blocked', undefined, 'Allow pop-ups'],
  ['auth/popup-closed-by-user', undefined, 'to open it again'],
  ['auth/account-exists-with-different-credential', undefined, 'Use the method you signed up with'],
  ['auth/expired-action-code', undefined, 'This link has expired'],
  ['auth/invalid-action-code', undefined, 'already been used'],
  ['auth/requires-recent-login', undefined, 'log in again'],
  ['auth/user-token-expired', undefined, 'Log in again'],
  ['auth/no-current-user', undefined, 'Log in again'],
  ['auth/unauthorized-domain', undefined, 'Use another one'],
  ['auth/operation-not-allowed', undefined, 'Use another one'],
  ['auth/argument-error', undefined, 'try again in a moment'],
])('%s is about the field %s, and is met with "%s"', (code, field, advice) => {
  expect([errorField(authError(code)), errorAdvice(authError(code))]).toEqual([field, expect.stringContaining(advice)])
})

test('P26 only a spent or broken link is dead, and only who did not answer may be asked again', () => {
  expect(codes.filter((code) => isDeadLink(authError(code))).toSorted()).toEqual([
    'auth/expired-action-code',
    'auth/invalid-action-code',
  ])
  expect(codes.filter((code) => isTemporary(authError(code))).toSorted()).toEqual([
    'auth/internal-error',
    'auth/network-request-failed',
    'auth/quota-exceeded',
    'auth/timeout',
    'auth/too-many-requests',
  ])
  for (const code of ['auth/internal', 'auth/unavailable', 'auth/backend-error'])
    expect(isTemporary(authError(code)), code).toBe(true)
})

test("a provider that has trouble of its own is not the student's fault, and no dead link", () => {
  const unavailable = authError('auth/the-service-is-currently-unavailable.')
  expect(errorAdvice(unavailable)).toContain("It isn't your fault")
  expect(isTemporary(unavailable)).toBe(true)
})
