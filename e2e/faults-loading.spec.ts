import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { documentsOf, goInside, isMarked, mark, never } from './breakages.ts'
import { expect, openSettled, test } from './fixtures.ts'

/** An address of each page; the test "every page chunk" keeps it complete. */
const addresses: Record<string, string> = {
  about: '/about',
  'auth-action': '/auth/action?mode=verifyEmail&oobCode=none',
  blog: '/blog',
  checkout: '/checkout/git-version-control',
  course: '/courses/git-version-control',
  courses: '/courses',
  faq: '/faq',
  home: '/',
  login: '/login',
  'not-found': '/nowhere',
  profile: '/profile',
  register: '/register',
}
const chunk = (name: string) => new RegExp(`/static/js/${name}-page-[^/]+\\.js$`)
const slowNote = 'The page is taking longer than usual to load.'
const elsewhere = (name: string) => (name === 'faq' ? '/about' : '/faq')

/** Starts on another page that works without the chunk in question. */
async function startElsewhere(page: Page, name: string): Promise<void> {
  await openSettled(page, elsewhere(name))
  await mark(page)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not load' })

test('P13 the list below names every page chunk of the build', () => {
  const files = readdirSync(new URL('../apps/web/dist/static/js', import.meta.url))
  const names = files.flatMap((file) => /^(.+)-page-[^/]+\.js$/.exec(file)?.[1] ?? [])
  expect(names.toSorted()).toEqual(Object.keys(addresses).toSorted())
})

for (const [name, address] of Object.entries(addresses)) {
  test(`P13 the chunk of the page "${name}" that hangs is told of after 5 s, and one that fails once is got all the same`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await startElsewhere(page, name)
    await page.clock.pauseAt(600_000)
    const before = await heading(page).textContent()
    const documents = documentsOf(page)
    let fail: () => void = never
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route(chunk(name), async (route) => failed.then(() => route.abort('connectionreset')), { times: 1 })
    const asked = page.waitForRequest(chunk(name))
    await goInside(page, address)
    await asked
    await page.clock.runFor(4_500)
    await expect(page.getByText(slowNote)).toBeHidden()
    await page.clock.runFor(600)
    await expect(page.getByText(slowNote)).toBeVisible()

    fail()
    await expect(heading(page)).not.toHaveText(before ?? '')
    await expect(card(page)).toHaveCount(0)
    await expect(page.getByText(slowNote)).toBeHidden()
    expect(documents.length, 'reloads').toBeLessThanOrEqual(1)
  })

  test(`P13 the chunk of the page "${name}" that fails for ever ends in a card after one reload at most`, async ({ page }) => {
    await startElsewhere(page, name)
    const documents = documentsOf(page)
    await page.route(chunk(name), (route) => route.abort('connectionrefused'))
    await goInside(page, address)
    await expect(card(page)).toBeVisible()
    expect(documents.length, 'reloads').toBeLessThanOrEqual(1)

    await page.unroute(chunk(name))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toBeVisible()
    await expect(card(page)).toHaveCount(0)
  })
}

test('P13 a chunk that hangs is given up after 120 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await startElsewhere(page, 'faq')
  await page.clock.pauseAt(600_000)
  await page.route(chunk('faq'), never)
  const asked = page.waitForRequest(chunk('faq'))
  await goInside(page, '/faq')
  await asked
  await page.clock.runFor(119_500)
  await expect(page.getByText(slowNote)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  const reload = page.waitForEvent('framenavigated')
  await page.clock.runFor(600)
  await reload
})

for (const name of ['home', 'courses', 'register', 'course']) {
  const address = addresses[name] ?? '/'

  test(`P13 a visit that begins on the page "${name}" ends in a card when its chunk fails for ever, and goes on when it fails once`, async ({ page }) => {
    const documents = documentsOf(page)
    await page.route(chunk(name), (route) => route.abort('connectionrefused'))
    await page.goto(address)
    await expect(card(page)).toBeVisible()
    expect(documents.length, 'documents').toBeLessThanOrEqual(2)
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Questions, answered' })).toBeVisible()

    await page.unroute(chunk(name))
    await page.route(chunk(name), (route) => route.abort('connectionreset'), { times: 1 })
    documents.length = 0
    await page.goto(address)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(card(page)).toHaveCount(0)
    expect(documents.length, 'documents').toBeLessThanOrEqual(2)
  })

  test(`P13 a visit that begins on the page "${name}" tells of a chunk that hangs`, async ({ page }) => {
    await page.clock.install()
    await page.route(chunk(name), never)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(async () => {
      await page.clock.runFor(5_100)
      await expect(page.getByText(slowNote)).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.unroute(chunk(name))
    await page.clock.runFor(120_000)
    await expect(page.getByText(slowNote)).toBeHidden()
    await expect(heading(page)).toBeVisible()
  })
}

test('P14 an old tab after a new deployment reaches the page it was going to, with one reload at most', async ({ page }) => {
  await openSettled(page, '/')
  const documents = documentsOf(page)
  const old = chunk('(about|blog|courses|faq|login)')
  // The reload brings the new deployment's names, which are there.
  await page.route(old, (route) => (documents.length === 0 ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }) : route.fallback()))
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('P12 nothing that is typed before a page has its script leaves the page or is lost', async ({ page }) => {
  let release: () => void = never
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(chunk('login'), async (route) => {
    await released
    await route.fallback()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early@example.com')
  await page.getByLabel('Password').fill('typed early 1!')
  await page.getByLabel('Password').press('Enter')
  release()
  await page.waitForResponse(/firebase-gateway/)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('typed early 1!')
})

test('P13 the code that asks for the courses, missing: once it heals, for ever it says so', async ({ page }) => {
  const code = /\/course-api-[^/]+\.js$/
  await page.route(code, (route) => route.abort('connectionreset'))
  await page.goto('/courses')
  await expect(page.getByRole('alert')).toContainText('The course server cannot be reached')
  await page.unroute(code)
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('P13 the code of the toasts, missing once, is got for the first toast', async ({ page }) => {
  await page.route(/\/toaster-[^/]+\.js$/, (route) => route.abort('connectionreset'), { times: 1 })
  await openSettled(page, '/login')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(page.getByText(toasts.emailMissing, { exact: true })).toBeVisible()
})
