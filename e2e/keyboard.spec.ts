import type { Locator, Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { hiddenBy, tabTo } from './focus.ts'
import { expect, skipUnlessProduction, type Account, test } from './fixtures.ts'
import { settled } from './test-pages.ts'

// A toast that is still on its way in passes over the header.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

async function enrolByKeyboard(page: Page, { email, password }: Account, { hasIndex }: { hasIndex: boolean }) {
  const main = page.getByRole('main')
  await press(page, main.getByRole('link', { name: 'Get started' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await settled(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const skip = main.getByRole('link', { name: 'Skip the index' })
  await expect(main.getByRole('heading', { name: /^Index of all/ })).toBeVisible({ visible: hasIndex })
  if (hasIndex) {
    await tabTo(page, main.getByRole('navigation', { name: 'Course index' }).getByRole('link').nth(2))
    await press(page, skip, 'Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(main.getByRole('link', { name: /^See Details/ }).first()).toBeFocused()
  } else await expect(skip).toHaveCount(0)
  await press(page, main.getByRole('link', { name: 'See Details: Git and Version Control' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeFocused()
  await press(page, main.getByRole('link', { name: 'Premium Access' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(toasts.loggedIn)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  const enrol = page.getByRole('button', { name: 'Enrol Now' })
  await press(page, enrol)
  // It stands still where it will stay.
  await page.getByText(toasts.enrolled).hover({ trial: true })
  expect(await hiddenBy(page)).toBe('')
  await expect(enrol).toBeFocused()
}

test('P30 a student gets from the landing page to enrolled and logged out by keyboard, and sees every stop', async ({
  page,
  newStudent,
}) => {
  test.setTimeout(90_000)
  const student = await newStudent()
  await page.goto('/')
  await settled(page)
  await enrolByKeyboard(page, student, { hasIndex: true })
  await press(page, page.getByRole('button', { name: 'Log Out' }), 'Shift+Tab')
  await expect(page.getByText(toasts.loggedOut)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
})

test('P30 the same on a small screen, with the menu and the action bar', async ({ page, newStudent }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 375, height: 667 })
  const student = await newStudent()
  await page.goto('/')
  await settled(page)
  await enrolByKeyboard(page, student, { hasIndex: false })
  await press(page, page.getByRole('button', { name: 'Menu' }), 'Shift+Tab')
  await press(page, page.getByRole('button', { name: 'Log Out' }))
  await expect(page.getByText(toasts.loggedOut)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
})

test('P30 no stop of the course page is under the header or the action bar, forwards and backwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 560 })
  await page.goto('/courses/git-version-control')
  await settled(page)
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await tabTo(page, last)
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
})

test('P30 what header or action bar cover comes into sight with the focus; what stays there moves nothing', async ({
  page,
}) => {
  await skipUnlessProduction()
  await page.goto('/courses/git-version-control')
  await settled(page)
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 667 })
    const links = page.getByRole('main').locator('a:not([data-action-bar] a)').filter({ visible: true })
    expect(await links.count()).toBeGreaterThan(3)
    for (const edge of ['start', 'end'] as const) {
      let covered = 0
      for (const link of await links.all()) {
        const isCovered = await link.evaluate((element, block) => {
          element.blur()
          document.documentElement.style.scrollPadding = '0'
          element.scrollIntoView({ block, behavior: 'instant' })
          document.documentElement.style.scrollPadding = ''
          const box = element.getBoundingClientRect()
          const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          element.focus()
          return !element.contains(found)
        }, edge)
        if (isCovered) covered += 1
        await expect(link).toBeFocused()
        expect(await hiddenBy(page), `${width} px, ${edge}`).toBe('')
      }
      expect(covered, `covered at ${width} px at the ${edge}`).toBeGreaterThan(0)
    }
  }
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 667 })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const controls = page.locator('header, [data-action-bar]').locator('a, button').filter({ visible: true })
    await expect(page.locator('[data-action-bar] a').first()).toBeVisible()
    for (const control of await controls.all()) {
      await control.focus()
      expect(await page.evaluate(() => scrollY), `${width} px, ${await control.innerText()}`).toBe(300)
    }
  }
})

test('P30 the skip link leads past the header into the page', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await settled(page)
  const place = () => page.evaluate(() => [history.length, JSON.stringify(history.state)])
  const before = await place()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await press(page, skip)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await place(), 'where the login leads is still known').toEqual(before)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('P30 Escape closes the menu and gives the focus back to its button; leaving it closes it as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/faq')
  await settled(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await press(page, menu)
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }))
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('summary').first())
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})
