import type { Locator, Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { violationsInBothThemes, violationsOn } from './axe.ts'
import { buildWith } from './build-with.ts'
import { courseData } from './course-api.ts'
import { expect, open, ready, skipUnlessProduction, test } from './fixtures.ts'
import { settled, turnTo } from './test-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each page as a whole is in every-page.spec.ts.
async function expectNoViolations(page: Page, within: string): Promise<void> {
  expect(await violationsInBothThemes(page, { within, widths: [375, 1280] })).toEqual([])
}

for (const viewer of ['visitor', 'student'])
  test(`P29 axe: no violations in a ${viewer}'s open menu on a phone; on its side the menu scrolls to its end`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    if (viewer === 'student') await restoreLogin(await newStudent())
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await violationsInBothThemes(page, { within: 'header' })).toEqual([])
    await page.setViewportSize({ width: 640, height: 320 })
    const panel = page.locator('#site-menu')
    expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0)
    const last = panel.getByRole(viewer === 'student' ? 'button' : 'link').last()
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const bottomOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await bottomOf(last)).toBeLessThanOrEqual(await bottomOf(panel))
    await expect(last).toBeInViewport({ ratio: 1 })
  })

test('P29 axe: no violations in toasts, in the notices that they leave, and in the answer about a mail', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.goto('/checkout/react-from-scratch')
  const enrol = page.getByRole('button', { name: 'Enrol Now' })
  const logOut = page.getByRole('button', { name: 'Log Out' })
  for (const theme of ['light', 'dark']) {
    await enrol.click()
    await page.getByText(toasts.enrolled).hover()
    expect(await violationsOn(page, { within: '[data-rht-toaster]' }), theme).toEqual([])
    await page.mouse.move(0, 0)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
  }
  expect(await violationsOn(page, { within: 'main' }), 'what to read next').toEqual([])
  await logOut.click()
  // The checkout leads to the login, whose code may still be coming.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    await page.getByText('Please Provide a Email Address').hover()
    expect(await violationsOn(page, { within: '[data-rht-toaster]' }), theme).toEqual([])
    await page.mouse.move(0, 0)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
  }
  await page.getByText('Recent notices').click()
  await expect(page.getByRole('contentinfo').getByText('Please Provide a Email Address').first()).toBeVisible()
  expect(await violationsInBothThemes(page, { within: 'footer' }), 'recent notices').toEqual([])
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(page.getByText('It can be sent again in')).toBeVisible()
  expect(await violationsInBothThemes(page, { within: 'main' }), 'mail that is sent').toEqual([])
})

test('P29 axe: no violations in the forms with their errors', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill('no address')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page, 'main')

  await turnTo(page, '/login')
  // It stands there as it was typed before.
  await page.getByLabel('Email').fill('')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page, 'main')
})

test('P29 axe: no violations in the filters, the shortlist and the index on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '/courses')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page
    .getByRole('button', { name: /^Keep: / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Shortlist (1)' }).click()
  await page.locator('summary', { hasText: /^Index of all/ }).click()
  await expect(page.getByRole('group', { name: 'Level' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Course index' }).getByRole('link').first()).toBeVisible()
  expect(await violationsInBothThemes(page, { within: 'main' })).toEqual([])
})

test('P29 axe: no violations in expanded questions', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('summary')).toHaveCount(5)
  await ready(page)
  for (const question of await page.locator('summary').all()) await question.click()
  await expect(page.locator('details[open]')).toHaveCount(5)
  await expectNoViolations(page, 'main')
})

for (const known of [true, false])
  test(`P29 axe: no violations where the server is gone, and the courses are ${known ? '' : 'un'}known`, async ({
    page,
  }) => {
    if (!known) await skipUnlessProduction()
    if (!known) await buildWith(page, [])
    await page.route(courseData, (route) => route.abort())
    await page.goto('/courses')
    await settled(page)
    await expect(page.getByRole('main').getByText('cannot be reached')).toBeVisible()
    await expectNoViolations(page, '[role="alert"]')
  })

test('P29 axe: no violations where a course or a search finds nothing, and something close is offered', async ({
  page,
}) => {
  await page.goto('/courses/react')
  await settled(page)
  for (const path of ['', '/courses?q=raect']) {
    if (path) await turnTo(page, path)
    await expect(page.getByRole('main').getByText('Did you mean')).toBeVisible()
    await expectNoViolations(page, 'main')
  }
})
