import { toasts } from '@syntax-lab/shared/messages'
import { portOf } from '@syntax-lab/shared/ports'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import {
  expect,
  fillInRegistration,
  heading,
  holdBack,
  logIn,
  logOut,
  open,
  profileLink,
  ready,
  requestsOf,
  skipUnlessProduction,
  test,
  toast,
} from './fixtures.ts'
import { never } from './course-api.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

const within = { timeout: 2_000 }

test('P21 Sign up pressed twice, then a reload: the form is ready again, and the account is made', async ({
  page,
  provider,
}) => {
  const email = provider.newEmail()
  const signUp = page.getByRole('button', { name: /Sign up|Creating/ })
  const requests = requestsOf(page)
  await page.route(/accounts:signUp/, never, { times: 1 })
  await open(page, '/register')
  await fillInRegistration(page, email)
  const asked = page.waitForRequest(/accounts:signUp/)
  await signUp.dblclick()
  await asked
  await page.reload()
  await ready(page)
  expect(requests.filter((request) => request.includes('accounts:signUp'))).toHaveLength(1)
  await fillInRegistration(page, email)
  await signUp.click()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await expect(logOut(page)).toBeVisible()
})

test('P25 a reload between account and name: name, photo and verification email come all the same', async ({
  page,
  provider,
}) => {
  await page.route(/accounts:update/, never, { times: 1 })
  await open(page, '/register')
  await fillInRegistration(page, provider.newEmail())
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await asked
  await page.reload()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'New Student')
})

test('P25 an account whose answer a reload has cut off gets name and email once its student logs in', async ({
  page,
  provider,
}) => {
  await skipUnlessProduction()
  const email = provider.newEmail()
  const made = Promise.withResolvers<void>()
  await page.route(
    /accounts:signUp/,
    async (route) => {
      await fetch(
        `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}/${route.request().url().slice('https://'.length)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        },
      )
      made.resolve()
    },
    { times: 1 },
  )
  await open(page, '/register')
  await fillInRegistration(page, email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await made.promise
  await page.reload()
  await ready(page)
  await fillInRegistration(page, email)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: samplePassword })
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'New Student')
})

test('a logout in another tab in the middle of a registration ends it, tells, and leaves both tabs usable', async ({
  page,
  provider,
  context,
}) => {
  const other = await context.newPage()
  await open(other, '/faq')
  const release = await holdBack(page, /accounts:update/)
  await open(page, '/register')
  await fillInRegistration(page, provider.newEmail())
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await asked
  await logOut(other).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible(within)
  release()
  await expect(toast(page, 'Nobody is logged in any more. Please log in again.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(heading(page, 'Login')).toBeVisible()
})

test('P43 a registration that ends after the visitor has gone elsewhere is completed, and moves nobody', async ({
  page,
  provider,
}) => {
  const release = await holdBack(page, /accounts:signUp/)
  const requests = requestsOf(page)
  await open(page, '/register')
  await fillInRegistration(page, provider.newEmail())
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  release()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await expect(page).toHaveURL('/faq')
  expect(requests.filter((request) => /accounts:(update|sendOobCode)/.test(request))).not.toHaveLength(0)
})

test('P44 registering on the way to /profile: the form shows name and photo, and Update keeps the photo', async ({
  page,
  provider,
}) => {
  const release = await holdBack(page, /accounts:update/)
  await open(page, '/profile')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, provider.newEmail())
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
  release()
  await expect(page.getByLabel('Full name')).toHaveValue('New Student', { timeout: 2_000 })
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
  // The photo cannot be had.
  await expect(profileLink(page).locator('[data-default-icon]')).toBeVisible()
  await expect(page.getByRole('region', { name: 'preview' }).locator('[data-default-icon]').first()).toBeVisible()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await page.getByLabel('Full name').fill('Renamed Student')
  const update = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  const sent: unknown = (await update).postDataJSON()
  expect(sent).toMatchObject({ displayName: 'Renamed Student' })
  expect(sent).not.toHaveProperty('photoUrl')
  await expect(toast(page, toasts.profileUpdated)).toBeVisible()
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
})
