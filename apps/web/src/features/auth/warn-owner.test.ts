import { expect, test, vi } from 'vitest'
import { authError } from '#testing/fake-gateway.ts'
import { warnOwner } from './warn-owner.ts'

test.each([
  ['auth/unauthorized-domain', 'Authorized domains'],
  ['auth/unauthorized-continue-uri', 'Authorized domains'],
  ['auth/operation-not-allowed', 'Sign-in method'],
  ['auth/quota-exceeded', 'Usage and billing'],
])('P46 %s tells the owner in the console what to set', (code, words) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  warnOwner(authError(code))
  expect(warned.mock.calls.join()).toContain(words)
  warned.mockClear()
  warnOwner(authError('auth/invalid-credential'))
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
