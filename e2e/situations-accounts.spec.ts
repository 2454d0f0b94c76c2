import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toasts, unverified } from '@syntax-lab/shared/messages'
import { goInside } from './breakages.ts'
import { auth } from './identity-provider.ts'
import {
  expect,
  fillInRegistration,
  heading,
  holdBack,
  logOut,
  mailedLink,
  notice,
  open,
  openPopup,
  openSettled,
  requestsOf,
  test,
} from './fixtures.ts'

/** Answers as the provider does when it refuses. */
const refusal = (message: string) => ({
  status: 400,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 400, message, errors: [{ message }] } }),
})

test('P43 a login that ends after the visitor has gone elsewhere leaves them there, and tells', async ({
  page,
  newStudent,
}) => {
  const student = await newStudent()
  const release = await holdBack(page, /accounts:signInWithPassword/)
  await open(page, '/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password').fill(student.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  release()
  await expect(notice(page, toasts.loggedIn)).toBeVisible()
  await expect(logOut(page)).toBeVisible()
  await expect(page).toHaveURL('/blog')
})

test('P43 a registration that ends after the visitor has gone elsewhere is completed, and moves nobody', async ({
  page,
}) => {
  const release = await holdBack(page, /accounts:signUp/)
  const requests = requestsOf(page)
  await open(page, '/register')
  await fillInRegistration(page, `${randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  release()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await expect(page).toHaveURL('/faq')
  expect(requests.filter((request) => /accounts:(update|sendOobCode)/.test(request))).not.toHaveLength(0)
})

test('P44 a popup that is left open: a login in another tab leads on in the first one', async ({
  page,
  context,
  newStudent,
  logIn,
}) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/login')
  const popup = await openPopup(page, 'Google')
  const other = await context.newPage()
  await logIn(other, await newStudent())
  await popup.close()
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
})

test('P44 registering on the way to /profile: the form shows name and photo, and Update keeps the photo', async ({
  page,
}) => {
  const release = await holdBack(page, /accounts:update/)
  await open(page, '/profile')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, `${randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
  release()
  await expect(page.getByLabel('Full name')).toHaveValue('New Student', { timeout: 2_000 })
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await page.getByLabel('Full name').fill('Renamed Student')
  const update = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  const sent: unknown = (await update).postDataJSON()
  expect(sent).toMatchObject({ displayName: 'Renamed Student' })
  expect(sent).not.toHaveProperty('photoUrl')
  await expect(notice(page, toasts.profileUpdated)).toBeVisible()
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
})

test('P46 a return address that the provider refuses costs no email, and tells the owner what to set', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await page.route(/accounts:sendOobCode/, (route) =>
    route.request().postData()?.includes('continueUrl')
      ? route.fulfill(refusal('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'))
      : route.fallback(),
  )
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  expect((await warned).text()).toContain('Authorized domains')
  await mailedLink(student.email, 'VERIFY_EMAIL')
  await logOut(page).click()
  await page.getByLabel('Email').fill(student.email)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(notice(page, toasts.passwordResetSent)).toBeVisible()
})

test('P47 Google and GitHub say that they are getting ready, and open their window once they are', async ({ page }) => {
  const release = await holdBack(page, /\/firebase-gateway[^/]*$/)
  await open(page, '/login')
  for (const provider of ['Google', 'GitHub'])
    await expect(page.getByRole('button', { name: provider })).toHaveText(/Getting ready/)
  release()
  await openPopup(page, 'GitHub')
})

test('P47 where the code of the login cannot be had, the buttons say so and try again', async ({ page }) => {
  const code = /\/firebase-gateway[^/]*$/
  await page.route(code, (route) => route.abort('connectionreset'))
  await open(page, '/login')
  const google = page.getByRole('button', { name: 'Google' })
  await expect(google).toHaveText(/try again/)
  await page.unroute(code)
  await google.click()
  await expect(google).toHaveText('Continue with Google')
  await openPopup(page, 'Google')
})

test('P45 a verification link that was opened before: a success where it worked, else the truth', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  const link = await mailedLink(student.email, 'VERIFY_EMAIL')
  const scanner = await context.newPage()
  await scanner.goto(link)
  await expect(heading(scanner, 'Your email is verified')).toBeVisible()

  await open(page, link)
  await expect(heading(page, 'Your email is verified')).toBeVisible()
  await expect(page.getByText(`${student.email} is verified`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()

  await logOut(page).click()
  await expect(page).toHaveURL('/login')
  await open(page, link)
  await expect(heading(page, 'This link has already been used')).toBeVisible()
  await expect(page.getByText('log in and carry on')).toBeVisible()
})

test('P45 a mail link without a network is not dead: it can be tried again', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await page.route(/accounts:update/, (route) => route.abort('connectionreset'))
  await open(page, await mailedLink(student.email, 'VERIFY_EMAIL'))
  await expect(heading(page, "Your link couldn't be checked")).toBeVisible()
  await page.unroute(/accounts:update/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your email is verified')).toBeFocused()
})

test('P45 a recovery link gives an account its address back, and offers a new password', async ({
  page,
  newStudent,
  logIn,
}) => {
  const student = await newStudent()
  await page.goto('/login')
  const [answer] = await Promise.all([page.waitForResponse(/accounts:signInWithPassword/), logIn(page, student)])
  const { idToken } = await answer.json()
  await page.evaluate(
    (body) =>
      fetch('https://identitytoolkit.googleapis.com/v1/accounts:update?key=demo', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then((response) => response.text()),
    JSON.stringify({ idToken, email: `${randomUUID()}@thief.example`, returnSecureToken: true }),
  )
  await open(page, await mailedLink(student.email, 'RECOVER_EMAIL'))
  await expect(heading(page, 'Your email address is restored')).toBeVisible()
  await page.getByRole('button', { name: 'Send a password reset email' }).click()
  await expect(notice(page, toasts.passwordResetSent)).toBeVisible()
  await mailedLink(student.email, 'PASSWORD_RESET')
})

test('a login that the provider has ended is told on /login, and leads back to the place', async ({
  page,
  newStudent,
  logIn,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  await expect(page.getByText(unverified.title)).toBeVisible()
  await page.route(/accounts:lookup/, (route) => route.fulfill(refusal('TOKEN_EXPIRED')), { times: 1 })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/login')
  await expect(page.getByText("You've been logged out")).toBeVisible()
  await logIn(page, student)
  await expect(page).toHaveURL('/checkout/sql-databases')
})

test('a login that is over before the page is opened is told wherever one has to be logged in', async ({
  page,
  newStudent,
  logIn,
}) => {
  await logIn(page, await newStudent())
  await page.route(/accounts:lookup/, (route) => route.fulfill(refusal('USER_DISABLED')))
  await openSettled(page, '/courses/sql-databases')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Premium Access' }).click()
  await expect(page.getByText("You've been logged out")).toBeVisible()
})

test('Resend counts down in every tab, also over a reload, and not for the next student', async ({
  page,
  context,
  newStudent,
  logIn,
}) => {
  const [first, second] = [await newStudent({ verified: false }), await newStudent({ verified: false })]
  const resend = (tab: Page) => tab.getByRole('button', { name: /^Resend/ })
  await logIn(page, first)
  const other = await context.newPage()
  await open(other, '/checkout/sql-databases')
  await expect(resend(other)).toHaveText('Resend')
  await open(page, '/checkout/sql-databases')
  await resend(page).click()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await expect(resend(other)).toHaveText(/Resend in/)
  await other.reload()
  await expect(resend(other)).toHaveText(/Resend in/)
  await logOut(page).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, second)
  await goInside(page, '/checkout/sql-databases')
  await expect(resend(page)).toHaveText('Resend')
})

test("a provider that is down says that it is not the student's fault, and costs no text and no link", async ({
  page,
}) => {
  const down = { ...refusal('The service is currently unavailable.'), status: 503 }
  await page.route(/accounts:/, (route) => route.fulfill(down))
  await open(page, '/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill('correct horse 1!')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText("It isn't your fault")).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('correct horse 1!')
  await goInside(page, '/auth/action?mode=verifyEmail&oobCode=code')
  await expect(heading(page, "Your link couldn't be checked")).toBeVisible()
  await open(page, '/auth/action?mode=verifyEmail')
  await expect(heading(page, 'This link does not work')).toBeVisible()
})

test('a slow reset email says that it is under way', async ({ page, newStudent }) => {
  const { email } = await newStudent()
  await page.clock.install()
  const release = await holdBack(page, /accounts:sendOobCode/)
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  const asked = page.waitForRequest(/accounts:sendOobCode/)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await asked
  await page.clock.runFor(6_000)
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  release()
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible()
  await goInside(page, '/register')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test.describe('inside another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 Instagram 355.0.0' })

  test('P47 the login names the place to log in instead, with the address to copy', async ({ page, baseURL }) => {
    await open(page, '/login')
    await expect(page.getByText("in your phone's own browser")).toBeVisible()
    await expect(page.getByText(`${baseURL}/login`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeEnabled()
  })
})

test('Resend for an account that is gone ends the login, tells, and keeps the place', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/css-layout')
  const resend = page.getByRole('button', { name: 'Resend' })
  await resend.waitFor()
  const { localId } = await auth.logIn(student)
  await auth.deleteAccounts([localId])
  await resend.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText("You've been logged out. Log in again and you'll be back where you were.")).toBeVisible()
})
