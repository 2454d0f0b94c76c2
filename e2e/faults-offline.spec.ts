import type { BrowserContext, Page } from '@playwright/test'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { violationsInBothThemes } from './axe.ts'
import { documentsOf } from './documents.ts'
import { expect, isFull, openSettled, skipUnlessProduction, test } from './fixtures.ts'
import { hiddenBy } from './focus.ts'
import { studentPaths, visitorPaths } from './test-pages.ts'

/** The fields of each form, by the address that it is on. */
const forms: Record<string, readonly string[]> = {
  '/': ['Full name', 'Email', 'Message'],
  '/courses': ['Search the courses'],
  '/login': ['Email', 'Password'],
  '/register': ['Full name', 'Photo URL', 'Email', 'Password'],
  '/profile': ['Full name', 'Photo URL'],
}
/** What is typed into a field; valid, also with a letter more. */
const values: Record<string, string> = {
  'Full name': 'A Student',
  'Photo URL': 'https://example.com/photo.png',
  Email: 'student@example.com',
  Password: samplePassword,
  Message: 'Hello',
  'Search the courses': 'git',
}
/** The forms that need the connection, and the button that sends them. */
const sent = { '/login': 'Login', '/register': 'Sign up', '/profile': 'Update' }
const provider = /^https:\/\/identitytoolkit\.googleapis\.com\//
const within = { timeout: 2_000 }
const banner = (page: Page) => page.getByText("You're offline. What you have open stays readable")
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

/** Loses the connection on `path` and gets it back; the form there is filled in before and while it is gone. */
async function loseConnection(
  page: Page,
  context: BrowserContext,
  path: string,
  whileOffline = () => Promise.resolve(),
): Promise<void> {
  await openSettled(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const documents = documentsOf(page)
  const labels = forms[path] ?? []
  for (const label of labels) await field(page, label).fill(values[label] ?? '')
  await context.setOffline(true)
  await expect(banner(page), path).toBeVisible(within)
  for (const label of labels) {
    await field(page, label).press('End')
    await page.keyboard.type('x')
  }
  await whileOffline()
  await context.setOffline(false)
  await expect(banner(page), path).toBeHidden(within)
  for (const label of labels) await expect(field(page, label)).toHaveValue(`${values[label]}x`)
  expect(documents, `${path} is still the same document`).toEqual([])
}

test('P12 offline on every page for visitors: a banner within 2 s, gone 2 s after, and nothing typed is lost', async ({
  page,
  context,
}) => {
  // Those with a form, a course and the one that is not there stand for the others.
  const tried = visitorPaths.filter((path) => isFull || forms[path] || /^\/(?:courses\/|nowhere)/.test(path))
  for (const path of tried.filter((each) => !(each in sent))) await loseConnection(page, context, path)
})

test('P12 P29 the banner is seen from the middle of a page, and covers nothing that takes the focus', async ({
  page,
  context,
}) => {
  await openSettled(page, '/')
  const message = page.getByLabel('Message')
  await message.focus()
  await context.setOffline(true)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await hiddenBy(page)).toBe('')
  }
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  expect(await violationsInBothThemes(page, { within: '[role=status]' }), 'P29 axe').toEqual([])
  // In a low window it scrolls away with the header, which would leave little room for the page.
  await page.setViewportSize({ width: 640, height: 320 })
  await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }))
  await expect(banner(page)).not.toBeInViewport()
})

test('P12 offline on every page for students: the same', async ({ page, context, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  for (const path of studentPaths.filter((each) => !(each in sent))) await loseConnection(page, context, path)
})

test('P12 offline on the forms that need the connection: the same, and who sends one hears why it fails', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  const words =
    'Firebase: A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.'
  for (const [path, button] of Object.entries(sent)) {
    if (path === '/profile') await restoreLogin(await newStudent())
    await loseConnection(page, context, path, async () => {
      // The stand-in for the provider would answer all the same.
      await context.route(provider, (route) => route.abort('internetdisconnected'))
      await page.getByRole('main').getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await context.unroute(provider)
    })
  }
})

test('P12 a page whose code is asked for while offline waits for the connection, and comes with it', async ({
  page,
  context,
}) => {
  await openSettled(page, '/')
  await context.setOffline(true)
  const documents = documentsOf(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible()
  expect(documents, 'documents asked for without a connection').toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page).toHaveURL('/blog')
})

test('P12 Premium Access without a connection says so, and leads to the checkout when there is one', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await skipUnlessProduction()
  await restoreLogin(await newStudent())
  await openSettled(page, '/courses/sql-databases')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Premium Access' }).click()
  await expect(page.getByRole('alert')).toContainText("It will be tried again when you're back online.")
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()
})
