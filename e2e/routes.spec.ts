import { expect, open, test } from './fixtures.ts'
import { isDevelopment } from './site.ts'
import { studentPaths } from './test-pages.ts'

test('the pages for students send a logged-out visitor to /login', async ({ page }) => {
  for (const path of studentPaths) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Login')
  }
})

test('/home is the landing page', async ({ page }) => {
  await open(page, '/home')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understand the code you write')
})

test('an unknown address is answered with status 404 and the way home @smoke', async ({ page }) => {
  const response = await page.goto('/no/such-page')
  if (!(await isDevelopment())) expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we couldn't find this page")
  await expect(page).toHaveTitle('Page not found · Syntax Lab')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('the theme is light at first, can be switched, and stays as chosen', async ({ page }) => {
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await open(page, '/faq')
  await expect(theme).not.toBeChecked()
  const light = await paper()
  await theme.click()
  await expect(theme).toBeChecked()
  await page.reload()
  await expect(theme).toBeChecked()
  expect(await paper()).not.toBe(light)
  await theme.click()
  await expect(theme).not.toBeChecked()
  expect(await paper()).toBe(light)
})
