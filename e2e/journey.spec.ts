import { randomUUID } from 'node:crypto'
import { toasts, unverified } from '@syntax-lab/shared/messages'
import { expect, mailedLink, open, test } from './fixtures.ts'

test('a visitor becomes an enrolled student and leaves again @journey @smoke', async ({ page, context }) => {
  const email = `${randomUUID()}@example.com`

  await open(page, '/')
  await page.getByRole('link', { name: 'Get started' }).click()
  await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeFocused()
  await page.getByRole('link', { name: 'Premium Access' }).click()

  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Full name').fill('Journey Student')
  await page.getByLabel('Photo URL').fill('https://example.com/photo.png')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse 1!')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(toasts.accountCreated)).toBeVisible()
  await expect(page.getByText(toasts.verificationSent)).toBeVisible()

  await expect(page).toHaveURL('/checkout/git-version-control')
  await expect(page.getByText('Journey Student', { exact: true })).toBeVisible()
  await expect(page.getByText(unverified.title)).toBeVisible()
  await expect(page.getByText(unverified.notice)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeHidden()

  const mail = await context.newPage()
  await mail.goto(await mailedLink(email, 'VERIFY_EMAIL'))
  await expect(mail.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await mail.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await page.getByRole('button', { name: 'Enrol Now' }).click()
  await expect(page.getByText(toasts.enrolled)).toBeVisible()

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText(toasts.loggedOut)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})
