import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { actionPagePath, rewriteSignInPage } from './emulator-pages.ts'

const require = createRequire(import.meta.url)

/** The window's page as the installed emulator has it, so that a new version that reads differently fails here. */
function signInPage(accountList = ''): string {
  const {
    WIDGET_UI,
    PROVIDERS_LIST_PLACEHOLDER,
  }: Record<string, unknown> = require('firebase-tools/lib/emulator/auth/widget_ui.js')
  return String(WIDGET_UI).replace(String(PROVIDERS_LIST_PLACEHOLDER), accountList)
}

describe('the sign-in window', () => {
  test('names no other host and carries our styles', () => {
    const foreignAddress = /(?:src|href)="https?:/
    expect(signInPage()).toMatch(foreignAddress)
    const page = rewriteSignInPage(signInPage(), 'google.com')
    expect(page).not.toMatch(foreignAddress)
    expect(page).toContain(readFileSync(new URL('sign-in-window.css', import.meta.url), 'utf8'))
  })

  test('keeps the script and the controls of the emulator', () => {
    const page = rewriteSignInPage(signInPage(), 'github.com')
    for (const part of ['js-new-account', 'id="autogen-button"', 'id="sign-in"', 'sendAuthEventViaIframeRelay']) {
      expect(page).toContain(part)
    }
  })

  test.each([
    ['google.com', true],
    ['github.com', false],
  ])('%s vouches for an email: %s', (providerId, isVerified) => {
    const token = (sub: string, email_verified: boolean) =>
      encodeURIComponent(JSON.stringify({ sub, email_verified, picture: 'x' }))
    const known = ['1', '2'].map((sub) => `<li data-id-token="${token(sub, true)}">`)
    const page = rewriteSignInPage(signInPage(known.join('')), providerId)
    expect(page).toContain(`email_verified: ${isVerified}`)
    expect(page).not.toContain(`email_verified: ${!isVerified}`)
    for (const sub of ['1', '2']) expect(page).toContain(token(sub, isVerified))
  })
})

test('links of mails lead to the page of the site with the same query', () => {
  const query = 'mode=verifyEmail&oobCode=a-_b&continueUrl=http%3A%2F%2Flocalhost%3A5173%2Fprofile%3Fa%3D1'
  expect(actionPagePath(`?${query}`)).toBe(`/auth/action?${query}`)
  expect(actionPagePath('?mode=resetPassword&oobCode=c&newPassword=NEW_PASSWORD_HERE')).toBe(
    '/auth/action?mode=resetPassword&oobCode=c',
  )
  expect(actionPagePath('?mode=recoverEmail&oobCode=c')).toBe('/auth/action?mode=recoverEmail&oobCode=c')
})
