import { samplePassword } from '@syntax-lab/shared/sample-password'
import type { Page } from '@playwright/test'
import { expect, mailedLink, open, test } from './fixtures.ts'
import { turnTo } from './test-pages.ts'

// The specification's own words, typed out: this file does not take them from the shared messages.

const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

const words: {
  path: string
  headings?: string[]
  links?: string[]
  buttons?: string[]
  labels?: string[]
  texts?: string[]
}[] = [
  {
    path: '/',
    headings: ['Get in touch'],
    links: ['Get started', 'Learn more'],
    buttons: ['Submit'],
    labels: ['Full name', 'Email', 'Message'],
  },
  { path: '/courses/css-layout', links: ['Previous Page', 'Premium Access'], buttons: ['Download pdf'] },
  {
    path: '/faq',
    buttons: ['Monthly', 'Annually'],
    headings: ['Pricing'],
    texts: ['Personal', 'Professional', 'Enterprise'],
  },
  {
    path: '/login',
    links: ['Register'],
    buttons: ['Login', 'Forgot Password', 'Continue with Google', 'Continue with GitHub'],
    labels: ['Email', 'Password'],
  },
  {
    path: '/register',
    links: ['Login'],
    buttons: ['Sign up', 'Continue with Google', 'Continue with GitHub'],
    labels: ['Full name', 'Photo URL', 'Email', 'Password'],
  },
  { path: '/no-such-page', headings: ["Sorry, we couldn't find this page"], links: ['Back to homepage'] },
]

test('the words of the screens', async ({ page }) => {
  for (const { path, headings = [], links = [], buttons = [], labels = [], texts = [] } of words) {
    if (page.url() === 'about:blank') await open(page, path)
    else await turnTo(page, path)
    const main = page.getByRole('main')
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const name of links) await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of buttons) await expect(main.getByRole('button', { name, exact: true })).toBeVisible()
    for (const name of labels) await expect(main.getByLabel(name, { exact: true })).toBeVisible()
    for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible()
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('listitem')).toHaveText(['Home', 'Courses', 'FAQ', 'Blog'])
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
})

test('the words of validation', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await toast(page, 'Please Provide a Email Address')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  for (const [label, value, message] of [
    ['Email', 'nobody', 'Please Provide a Valid Email Address'],
    ['Password', 'a1!', 'Password Must be 8 Characters'],
    ['Password', '123456789012345!', 'Password should have at least 1 Capital latter'],
    ['Password', 'abcdefghijklmno!', 'Password should have at least 1 digit'],
    ['Password', 'abcdefghijklmno1', 'Password should have at least 1 Special Character'],
  ] as const) {
    await page.getByLabel(label).fill(value)
    await page.getByLabel(label).blur()
    await toast(page, message)
  }
})

test('a visitor becomes an enrolled student, and comes back @journey @smoke', async ({ page, context, provider }) => {
  const email = provider.newEmail()
  const password = samplePassword
  await open(page, '/')
  await page.getByRole('link', { name: 'Get started' }).click()
  await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeFocused()
  await page.getByRole('link', { name: 'Premium Access' }).click()

  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Full name').fill('Literal Student')
  await page.getByLabel('Photo URL').fill('https://example.com/photo.png')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await toast(page, 'Successfully Create Your Account')
  await toast(page, 'A Verification Email is Sent to Your Email')

  await expect(page).toHaveURL('/checkout/git-version-control')
  await expect(page.getByText('Literal Student', { exact: true })).toBeVisible()
  await expect(page.getByText('Please Verify Your Email', { exact: true })).toBeVisible()
  await expect(page.getByText('Verification Link is Sent to Your Email', { exact: true })).toBeVisible()
  const enrol = page.getByRole('button', { name: 'Enrol Now', exact: true })
  await expect(enrol).toBeHidden()
  const mail = await context.newPage()
  await mail.goto(await mailedLink(email, 'VERIFY_EMAIL'))
  await expect(mail.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
  await mail.close()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await enrol.click()
  await toast(page, 'Enrollment Successful')

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Update Your Profile', exact: true })).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await toast(page, 'Update Your Name & Photo')
  await reloaded
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await toast(page, 'Log Out Successfully')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot Password', exact: true }).click()
  await toast(page, 'Reset Password Email has been Sent to Your Email')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await toast(page, 'Login Successful')
})
