import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { actionPagePath } from '@syntax-lab/auth-emulator/emulator-pages'
import { type Course, checkCourses } from '@syntax-lab/shared/course'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { test as base } from './browser.ts'
import { courseApiUrl } from './course-api.ts'
import { documentsOf } from './documents.ts'
import { auth, refuseOtherHosts, standInForProvider, unlessClosed, storedLogin } from './identity-provider.ts'
import { isDevelopment } from './site.ts'

export { expect }

export type Account = { email: string; password: string; displayName: string }

export type Fixtures = {
  /**
   * The identity provider as visitors meet it, played by the auth emulator. Only tests that use it or `newStudent` pay
   * for it: where requests are intercepted, the browser's cache is off.
   */
  provider: {
    /** An address at which nobody is registered. */
    newEmail: () => string
    /** Presses the provider's button and returns its window, once it shows whom one can be. */
    openPopup: (page: Page, name: 'Google' | 'GitHub') => Promise<Page>
    /** Signs in as a new person in the provider's window. */
    signIn: (page: Page, name: 'Google' | 'GitHub') => Promise<void>
  }
  /** Creates an account of its own for the test. */
  newStudent: (options?: { verified?: boolean; photoUrl?: string; displayName?: string }) => Promise<Account>
  /** Has the pages of the test find a student who logged in earlier: to be called before the page is opened. */
  restoreLogin: (student: Pick<Account, 'email' | 'password'>) => Promise<void>
  /** What the course API answers, in its order. */
  courses: Course[]
  /** What the page must never do: uncaught errors and violations of the security policy; checked after each test. */
  pageErrors: string[]
}

export const test = base.extend<Fixtures>({
  context: async ({ context, browserName }, use) => {
    const accounts = accountsMadeIn(context)
    // Chromium has been started so that it knows no other hosts.
    if (browserName !== 'chromium') await refuseOtherHosts(context)
    await use(context)
    // Answers may still be on their way, and what asks from now on must not get past the stand-in.
    await context.setOffline(true)
    const places = [context, ...context.pages()]
    await Promise.all(places.map((each) => unlessClosed(each.unrouteAll({ behavior: 'ignoreErrors' }))))
    await auth.deleteAccounts((await Promise.all(accounts)).flat())
  },
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = []
      // The stand-in's frame is not ours: its browser denies it storage, which it survives.
      context.on(
        'weberror',
        (error) =>
          error.location().url.startsWith('https://apis.google.com/') || pageErrors.push(String(error.error())),
      )
      context.on('console', (message) => {
        if (/Content Security Policy|violates the following/i.test(message.text())) pageErrors.push(message.text())
      })
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  provider: async ({ context }, use) => {
    await standInForProvider(context)
    await use({ newEmail, openPopup, signIn })
  },
  newStudent: async ({ provider }, use) => {
    const accounts: string[] = []
    await use(async ({ verified = true, photoUrl, displayName = 'Test Student' } = {}) => {
      const student = {
        email: provider.newEmail(),
        password: samplePassword,
        displayName,
      }
      accounts.push(await auth.createAccount({ ...student, verified, ...(photoUrl && { photoUrl }) }))
      return student
    })
    await auth.deleteAccounts(accounts)
  },
  restoreLogin: async ({ context }, use) => {
    await use(async (student) => {
      await context.setStorageState(await storedLogin(student))
    })
  },
  courses: async ({ request }, use) => {
    const response = await request.get(`${courseApiUrl}/courses`)
    await use(checkCourses(await response.json()).courses)
  },
})

/** Whether what repeats something does so at full length, for `pnpm promises`. */
export const isFull = process.env['PROMISES'] === 'full'

function newEmail(): string {
  return `${randomUUID()}@example.com`
}

async function openPopup(page: Page, name: 'Google' | 'GitHub'): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).click()])
  // A window that is closed while it still loads keeps Playwright waiting for good.
  await popup.getByRole('button', { name: 'Add new account' }).waitFor()
  return popup
}

async function signIn(page: Page, name: 'Google' | 'GitHub'): Promise<void> {
  const popup = await openPopup(page, name)
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByRole('button', { name: 'Auto-generate user information' }).click()
  await popup.getByRole('button', { name: /^Sign in with/ }).click()
}

/** The uids of the accounts that the pages of `context` make from now on. */
function accountsMadeIn(context: BrowserContext): Promise<string[]>[] {
  const accounts: Promise<string[]>[] = []
  context.on('response', (response) => {
    if (!/accounts:(?:signUp|signInWithIdp)\b/.test(response.url())) return
    const uid = response.json().then(({ localId }) => (localId ? [String(localId)] : []))
    accounts.push(uid.catch(() => []))
  })
  return accounts
}

type MailType = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'RECOVER_EMAIL'

/** The provider's own link in the newest mail to `email`. */
async function newestLink(email: string, requestType: MailType): Promise<URL> {
  const mail = (await auth.oobCodes()).findLast((each) => each.email === email && each.requestType === requestType)
  if (!mail) throw new Error(`No ${requestType} mail to ${email}.`)
  return new URL(mail.oobLink)
}

/** The address of our own page for the newest mail to `email`. */
export async function mailedLink(email: string, requestType: MailType): Promise<string> {
  return actionPagePath((await newestLink(email, requestType)).search)
}

/** Follows the newest verification mail to `email` on another device. */
export async function verifyElsewhere(email: string): Promise<void> {
  await fetch(await newestLink(email, 'VERIFY_EMAIL'))
}

/**
 * Every request that the page sends from now on, as `METHOD address`; the list grows while the test runs.
 * Scripts are left out unless asked for: the site fetches some ahead when the browser is idle, whatever is pressed.
 */
export function requestsOf(page: Page, { withScripts = false } = {}): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (withScripts || request.resourceType() !== 'script') requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

/** Waits until the page answers to presses: the build's HTML is on the screen before its script runs. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** For what only the production build has: its headers, its script files, its pages as HTML. */
export async function skipUnlessProduction(): Promise<void> {
  base.skip(await isDevelopment(), 'This needs the production build.')
}

let areImportsRetried: Promise<boolean> | undefined

/**
 * Leaves the test out where the browser keeps a failed import for as long as the document lives
 * (lib/import-with-retry.ts): code that is missing comes with a new document only.
 */
export async function skipUnlessImportsAreRetried(page: Page): Promise<void> {
  areImportsRetried ??= retriesImports(page.context())
  base.skip(!(await areImportsRetried), 'This browser keeps a failed import.')
}

async function retriesImports(context: BrowserContext): Promise<boolean> {
  await using page = await context.newPage()
  const [html, script] = ['/retried.html', '/retried.js']
  await page.route(`**${html}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(`**${script}`, (route) => route.abort(), { times: 1 })
  await page.goto(html)
  return await page.evaluate<boolean>(
    `import('${script}').catch(() => import('${script}')).then(() => true, () => false)`,
  )
}

/** What is at `address` cannot be had by the next document, however often it asks; those after it get it. */
export async function failUntilReloaded(page: Page, address: RegExp): Promise<void> {
  const documents = documentsOf(page)
  await page.route(address, (route) => (documents.length > 1 ? route.fallback() : route.abort('connectionreset')))
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
/** The description on the page of a course. */
export const aboutCourse = (page: Page) => page.locator('h2:text-is("About this course") + p')
export const profileLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' })
export const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log Out' })

/** What a toast says. */
export const toast = (page: Page, text: string) => page.locator('[data-rht-toaster]').getByText(text, { exact: true })

/** Logs a student in through the form, on the page that is open or on `/login`. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (!new URL(page.url(), 'http://localhost').pathname.endsWith('/login')) await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
}

/** Whom `fillInRegistration` registers. */
export const newcomer = {
  name: 'New Student',
  photo: 'https://photos.example/new.png',
  password: samplePassword,
} as const

export async function fillInRegistration(page: Page, email: string, password: string = newcomer.password) {
  await page.getByLabel('Full name').fill(newcomer.name)
  await page.getByLabel('Photo URL').fill(newcomer.photo)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
}

/** Holds back what the page asks for at `address`, until the test calls what it gets. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

type GotoOptions = Parameters<Page['goto']>[1]

/** Opens `path` and waits until it answers to presses. */
export async function open(page: Page, path: string, options?: GotoOptions): Promise<void> {
  await page.goto(path, options)
  await ready(page)
}

/** Opens `path` and waits until it answers to presses and has asked for the last that it loads: the login's code. */
export async function openSettled(page: Page, path: string, options?: GotoOptions): Promise<void> {
  await Promise.all([page.waitForResponse(/firebase-gateway/), open(page, path, options)])
}
