/**
 * Pictures of every page and its main states, in both themes at three widths, and one sheet of them all:
 * `screens/index.html`.
 * Words after the command choose pages by their name. BASE_URL names the running site.
 */
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildWithoutCourses } from './build-with.ts'
import { courseData } from './course-api.ts'
import { chromiumLaunch } from './chromium.ts'
import { auth, standInForProvider, storedLogin } from './identity-provider.ts'
import { siteUrl } from './site.ts'
import { settled, testPages, type Viewer } from './test-pages.ts'

type Shot = {
  name: string
  path: string
  viewer: Viewer
  prepare?: (page: Page) => Promise<unknown>
  act?: (page: Page) => Promise<unknown>
  widths?: readonly number[]
  isWholePage?: boolean
}

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The search's code has come, and its answer. */
const searched = (page: Page) => page.locator('search p[aria-hidden]').filter({ hasText: / of / }).waitFor()

/** The course server never answers, or refuses, and the build did not know its courses. */
const hang = async (page: Page) => {
  await page.route(courseData, () => {})
  await buildWithoutCourses(page)
}
const refuse = async (page: Page) => {
  await page.route(courseData, (route) => route.abort())
  await buildWithoutCourses(page)
}

const states: readonly Shot[] = [
  { name: 'catalogue with a search', path: '/courses?q=sql&badge=Intermediate', viewer: 'visitor', act: searched },
  { name: 'catalogue without a match', path: '/courses?q=cobol', viewer: 'visitor', act: searched },
  { name: 'catalogue with a guess', path: '/courses?q=pyhton', viewer: 'visitor', act: searched },
  { name: 'catalogue with an empty shortlist', path: '/courses?kept=1', viewer: 'visitor' },
  {
    name: 'catalogue with kept courses',
    path: '/courses',
    viewer: 'visitor',
    isWholePage: false,
    act: async (page) => {
      const keep = page.getByRole('main').getByRole('button', { name: /^Keep: / })
      await keep.nth(0).click()
      await keep.nth(1).click()
    },
  },
  {
    name: 'comparison',
    path: '/courses?compare=css-layout,react-from-scratch,postgresql-tuning,windows-it-support',
    viewer: 'visitor',
  },
  {
    name: 'catalogue while it loads',
    path: '/courses',
    viewer: 'visitor',
    isWholePage: false,
    prepare: hang,
    act: (page) => page.locator('.skeleton').waitFor(),
  },
  { name: 'catalogue without its server', path: '/courses', viewer: 'visitor', prepare: refuse },
  {
    name: 'catalogue that is not the newest',
    path: '/courses',
    viewer: 'visitor',
    isWholePage: false,
    prepare: (page) => page.route(courseData, (route) => route.abort()),
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'course while it loads',
    path: '/courses/react-from-scratch',
    viewer: 'visitor',
    isWholePage: false,
    prepare: hang,
    act: (page) => page.locator('.skeleton').waitFor(),
  },
  { name: 'course without its server', path: '/courses/react-from-scratch', viewer: 'visitor', prepare: refuse },
  {
    name: 'course that is not the newest',
    path: '/courses/react-from-scratch',
    viewer: 'visitor',
    isWholePage: false,
    prepare: (page) => page.route(courseData, (route) => route.abort()),
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'course without its picture',
    path: '/courses/react-from-scratch',
    viewer: 'visitor',
    prepare: (page) => page.route(/\.svg$/, (route) => route.abort()),
  },
  { name: 'missing course', path: '/courses/no-such-course', viewer: 'visitor' },
  {
    name: 'FAQ with open questions',
    path: '/faq',
    viewer: 'visitor',
    act: (page) =>
      page
        .locator('summary')
        .evaluateAll((all) => all.slice(0, 2).forEach((one) => one instanceof HTMLElement && one.click())),
  },
  { name: 'login with errors', path: '/login', viewer: 'visitor', act: press('Login') },
  { name: 'register with errors', path: '/register', viewer: 'visitor', act: press('Sign up') },
  {
    name: 'menu',
    path: '/',
    viewer: 'visitor',
    widths: [375],
    isWholePage: false,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'menu of a student',
    path: '/',
    viewer: 'verified student',
    widths: [375],
    isWholePage: false,
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Log Out' }).waitFor()
    },
  },
  {
    name: 'toast of a success',
    path: '/checkout/react-from-scratch',
    viewer: 'verified student',
    isWholePage: false,
    act: press('Enrol Now'),
  },
  {
    name: 'recent notices',
    path: '/checkout/react-from-scratch',
    viewer: 'verified student',
    act: async (page) => {
      await press('Enrol Now')(page)
      await page.getByText('Recent notices').click()
    },
  },
  { name: 'toast of an error', path: '/login', viewer: 'visitor', isWholePage: false, act: press('Forgot Password') },
  {
    name: 'course with its action bar',
    path: '/courses/react-from-scratch',
    viewer: 'visitor',
    isWholePage: false,
    widths: [375, 768],
  },
  { name: 'used mail link', path: '/auth/action?mode=verifyEmail&oobCode=used', viewer: 'visitor' },
]

const folder = new URL('screens/', import.meta.url)

async function newStudent(verified: boolean) {
  const student = { email: `${randomUUID()}@example.com`, password: samplePassword }
  accounts.push(await auth.createAccount({ ...student, displayName: 'Test Student', verified }))
  return storedLogin(student)
}

async function take(context: BrowserContext, { name, path, prepare, act, isWholePage = true }: Shot, suffix: string) {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await prepare?.(page)
  // What never comes keeps the document from being loaded.
  await page.goto(path, { waitUntil: isWholePage ? 'load' : 'commit' })
  if (isWholePage) await settled(page)
  else await page.locator('h1, .skeleton').first().waitFor()
  await act?.(page)
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === 1)
        .map((animation) => animation.finished),
    ),
  )
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (picture) =>
        Object.assign(picture, { loading: 'eager' })
          .decode()
          .catch(() => undefined),
      ),
    ),
  )
  await page.screenshot({
    path: new URL(`${name.replaceAll(' ', '-')}-${suffix}.png`, folder).pathname,
    fullPage: isWholePage,
  })
  await page.close()
}

const chosen: readonly Shot[] = [...testPages, ...states].filter(
  ({ name }) => process.argv.length < 3 || process.argv.slice(2).some((word) => name.includes(word)),
)
const browser = await chromium.launch(chromiumLaunch)
await mkdir(folder, { recursive: true })
const accounts: string[] = []
try {
  const students = {
    visitor: undefined,
    'verified student': await newStudent(true),
    'unverified student': await newStudent(false),
  }
  for (const theme of ['light', 'dark']) {
    for (const width of [375, 768, 1280]) {
      for (const [viewer, storageState] of Object.entries(students)) {
        const context = await browser.newContext({
          baseURL: siteUrl,
          reducedMotion: 'reduce',
          viewport: { width, height: 800 },
          ...(storageState && { storageState }),
        })
        await standInForProvider(context)
        await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
        for (const shot of chosen.filter((one) => one.viewer === viewer && (one.widths?.includes(width) ?? true)))
          await take(context, shot, `${width}-${theme}`)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await auth.deleteAccounts(accounts)
}
const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).toSorted()
const figures = files.map(
  (file) =>
    `<figure><img src="${file}" loading="lazy" width="320"><figcaption>${file.slice(0, -4)}</figcaption></figure>`,
)
await writeFile(
  new URL('index.html', folder),
  '<!doctype html><meta charset="utf-8"><title>Screens</title>' +
    '<style>body { display: flex; flex-wrap: wrap; gap: 1rem; font: 14px monospace }</style>' +
    figures.join('\n'),
)
console.log(`${files.length} pictures, ${new URL('index.html', folder).href}`)
