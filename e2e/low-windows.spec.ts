import type { Locator } from '@playwright/test'
import { hiddenBy } from './focus.ts'
import { expect, open, test } from './fixtures.ts'

// A window of 1,280 × 1,024 px at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })

const inView = { ratio: 1 }

/** The button that the keyboard's user presses, as a press of Enter on it would. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

test('P30 toasts leave room for what has the focus', async ({ page }) => {
  await open(page, '/register')
  await page.getByLabel('Email').fill('bad@x')
  await page.keyboard.press('Tab')
  await page.keyboard.type('abc')
  await page.keyboard.press('Tab')
  const toasts = page.locator('[data-rht-toaster]').locator('[role=status], [role=alert]')
  await expect(toasts).toHaveCount(2)
  // They stay as long as the pointer is over one of them.
  await toasts.first().hover()
  await expect(toasts.filter({ visible: true })).toHaveCount(1)
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    await expect.poll(() => hiddenBy(page), key).toBe('')
  }
})

test('P30 the button that was pressed stays in sight below the advice that it brings', async ({ page, newStudent }) => {
  const { email } = await newStudent()
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a wrong one 1!')
  const login = page.getByRole('main').getByRole('button', { name: 'Login' })
  await press(login)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(login).toBeFocused()
  await expect(login).toBeInViewport(inView)
  const forgot = page.getByRole('button', { name: 'Forgot Password' })
  await press(forgot)
  await expect(page.getByText('It can be sent again in')).toBeVisible()
  await expect(forgot).toBeInViewport(inView)
})

test('a page for students that is loaded again stays where it was', async ({ page, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  const name = page.getByLabel('Full name')
  await expect(name).toBeEnabled()
  await page.evaluate(() => scrollTo(0, 350))
  await page.reload()
  await expect(name).toBeEnabled()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(350)
})

test('the menu opens at its beginning, also after it was scrolled', async ({ page }) => {
  await open(page, '/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await press(menu)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).not.toBeInViewport(inView)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeInViewport(inView)
})
