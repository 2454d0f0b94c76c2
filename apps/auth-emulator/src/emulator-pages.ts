import { readFileSync } from 'node:fs'

/** The stand-in for Google's loader; the page and the emulator's helper frame both run it. */
export const gapiShim = readFileSync(new URL('gapi-shim.js', import.meta.url), 'utf8')

/** What the pages of the emulator may load: nothing of another host, such as the profile photos of the account list. */
export const emulatorPagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
].join('; ')

/** Where firebase/auth and the emulator's helper frame look for that loader. */
export const loaderAddress = 'https://apis.google.com/js/api.js'

const css = readFileSync(new URL('sign-in-window.css', import.meta.url), 'utf8')
const foreignTag = /<link\b[^>]*\bhref="https?:\/\/[^>]*>\s*|<script\b[^>]*\bsrc="https?:\/\/[^>]*><\/script>\s*/g

/**
 * The emulator's sign-in window for one provider, with our styles instead of those that it fetches from other hosts.
 *
 * The emulator calls every email verified. Here only Google's are: GitHub does not vouch for addresses, and the site
 * treats the two differently.
 */
export function rewriteSignInPage(html: string, providerId: string): string {
  const isVerified = providerId === 'google.com'
  return html
    .replace(foreignTag, '')
    .replace(/email_verified: true\b/g, `email_verified: ${isVerified}`)
    .replaceAll(encodeURIComponent('"email_verified":true'), encodeURIComponent(`"email_verified":${isVerified}`))
    .replace('</style>', () => `</style>\n<style>${css}</style>`)
}

/** Where a link of the emulator's emails leads in the site. The question mark of the link's `query` may be left out. */
export function actionPagePath(query: string): string {
  const parameters = new URLSearchParams(query)
  // The emulator prints reset links with a placeholder where a person would type the new password.
  parameters.delete('newPassword')
  return `/auth/action?${parameters}`
}
