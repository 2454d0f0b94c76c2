import type { BrowserContext, Route } from '@playwright/test'
import { emulatorClient } from '@syntax-lab/auth-emulator/emulator-client'
import { gapiShim, loaderAddress, rewriteSignInPage } from '@syntax-lab/auth-emulator/emulator-pages'
import { portOf } from '@syntax-lab/shared/ports'
import { ownHosts } from './browser.ts'
import { passOn } from './pass-on.ts'
import { siteUrl } from './site.ts'

const emulator = `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}`

/** The auth emulator as its owner: new accounts, and the mails it would have sent. */
export const auth = emulatorClient()

/** The SDK's name for who is logged in has the key of the project in it. */
const apiKey = process.env['VITE_FIREBASE_API_KEY'] || 'demo-api-key'

/** What the site and the SDK find in the browser when a student has logged in with their password. */
export async function storedLogin(student: { email: string; password: string }) {
  const { localId, idToken, refreshToken } = await auth.logIn(student)
  const user = {
    uid: localId,
    email: student.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
  }
  // The SDK asks the provider for the rest at its start.
  const localStorage = [
    { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: 'signed-in', value: 'yes' },
  ]
  return { cookies: [], origins: [{ origin: new URL(siteUrl).origin, localStorage }] }
}

/** Refuses requests to any other host than this machine's and the tested site's. */
export async function refuseOtherHosts(context: BrowserContext): Promise<void> {
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith('http') && !ownHosts.has(hostname),
    (route) => route.abort(),
  )
}

/** Puts the auth emulator in the place of the identity provider's hosts: the unmodified production build signs in. */
export async function standInForProvider(context: BrowserContext): Promise<void> {
  const serve = (address: RegExp | string, answer: (route: Route) => Promise<void>) =>
    context.route(address, (route) => unlessClosed(answer(route)))
  await serve(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, (route) => {
    const { host, pathname, search } = new URL(route.request().url())
    return forward(route, `${emulator}/${host}${pathname}${search}`)
  })
  await serve(/^https:\/\/[^/]+\/__\/auth\/handler/, serveWindow)
  await serve(/^https:\/\/[^/]+\/__\/auth\/iframe/, serveFrame)
  await serve(`${loaderAddress}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: gapiShim }))
}

/** Awaits `work` of Playwright, which throws where a window or frame closes meanwhile: the SDK closes its own. */
export async function unlessClosed(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!/has been closed/.test(String(error))) throw error
  }
}

async function forward(route: Route, url: string): Promise<void> {
  const response = await passOn(route, url)
  await route.fulfill({ response })
}

async function serveWindow(route: Route): Promise<void> {
  const { pathname, search, searchParams } = new URL(route.request().url())
  const response = await passOn(route, `${emulator}${pathname.replace('/__/', '/emulator/')}${search}`)
  const html = rewriteSignInPage(await response.text(), searchParams.get('providerId') ?? '')
  await route.fulfill({ response, body: html })
}

/** The frame asks for Google's loader by its address, which is answered by the stand-in as well. */
function serveFrame(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  return forward(route, `${emulator}${pathname.replace('/__/', '/emulator/')}${search}`)
}

/** Answers as the provider does when it refuses: `message` is its word for why, such as `TOKEN_EXPIRED`. */
export const refusal = (message: string) => ({
  status: 400,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 400, message, errors: [{ message }] } }),
})
