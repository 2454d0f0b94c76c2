import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import {
  expect,
  failUntilReloaded,
  heading,
  logIn,
  logOut,
  mailedLink,
  open,
  skipUnlessProduction,
  test,
  toast,
} from './fixtures.ts'
import { auth, refusal } from './identity-provider.ts'
import { goInside } from './documents.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

test('P45 a reset link that is reloaded still works until it is used, and says so then', async ({
  page,
  newStudent,
}) => {
  const { email } = await newStudent()
  await auth.sendEmail('PASSWORD_RESET', { email })
  await open(page, await mailedLink(email, 'PASSWORD_RESET'))
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await page.reload()
  await page.getByLabel('New password').fill(`${samplePassword}2`)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(heading(page, 'Your new password is set')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to login' }).click()
  await expect(heading(page, 'Login')).toBeVisible()
})

test("P45 a verification link of one's other account names that one, and who is logged in here", async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const [first, second] = [await newStudent({ verified: false }), await newStudent({ verified: false })]
  await auth.sendEmail('VERIFY_EMAIL', first)
  await restoreLogin(second)
  await open(page, await mailedLink(first.email, 'VERIFY_EMAIL'))
  await expect(heading(page, 'Your email is verified')).toBeVisible()
  await expect(page.getByText(`${first.email} is verified. Here you're logged in as ${second.email}`)).toBeVisible()
  await expect(page.getByText(`${second.email} is verified`)).toHaveCount(0)
})

test('P46 a return address that the provider refuses costs no email, and tells the owner what to set', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await page.route(/accounts:sendOobCode/, (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('continueUrl')) return route.fallback()
    const isReset = body.includes('PASSWORD_RESET')
    return route.fulfill(
      refusal(isReset ? 'INVALID_CONTINUE_URI' : 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project'),
    )
  })
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  expect((await warned).text()).toContain('Authorized domains')
  await mailedLink(student.email, 'VERIFY_EMAIL')
  await logOut(page).click()
  await expect(heading(page, 'Login')).toBeVisible()
  await page.getByLabel('Email').fill(student.email)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(toast(page, toasts.passwordResetSent)).toBeVisible()
})

test('P24 P45 a verification link helps the checkout in another tab within 2 s, and can be opened once more', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await restoreLogin(student)
  await open(page, '/checkout/sql-databases')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  const link = await mailedLink(student.email, 'VERIFY_EMAIL')
  const scanner = await context.newPage()
  await scanner.goto(link)
  await expect(heading(scanner, 'Your email is verified')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible({ timeout: 2_000 })

  await open(page, link)
  await expect(heading(page, 'Your email is verified')).toBeVisible()
  await expect(page.getByText(`${student.email} is verified`)).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()

  await logOut(page).click()
  await expect(page).toHaveURL('/login')
  await open(page, link)
  await expect(heading(page, 'Your email may be verified already')).toBeVisible()
  await expect(page.getByText('Log in and carry on')).toBeVisible()
})

test('P45 a mail link without a network is not dead: it can be tried again', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  await auth.sendEmail('VERIFY_EMAIL', student)
  await restoreLogin(student)
  await page.route(/accounts:update/, (route) => route.abort('connectionreset'))
  await open(page, await mailedLink(student.email, 'VERIFY_EMAIL'))
  await expect(heading(page, "Your link couldn't be checked")).toBeVisible()
  await page.unroute(/accounts:update/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your email is verified')).toBeFocused()
})

test('P45 a mail link for which the code of the login is missing is not dead: it can be tried again', async ({
  page,
  newStudent,
}) => {
  await skipUnlessProduction()
  const student = await newStudent()
  await auth.sendEmail('PASSWORD_RESET', student)
  await failUntilReloaded(page, /\/firebase-gateway-/)
  await page.goto(await mailedLink(student.email, 'PASSWORD_RESET'))
  await expect(heading(page, "Your link couldn't be checked")).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Set a new password')).toBeVisible()
})

test('P45 a recovery link gives an account its address back, and offers a new password', async ({
  page,
  newStudent,
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
  await expect(toast(page, toasts.passwordResetSent)).toBeVisible()
  await mailedLink(student.email, 'PASSWORD_RESET')
})

test('Resend counts down in every tab, also over a reload, and not for the next student', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  const [first, second] = [await newStudent({ verified: false }), await newStudent({ verified: false })]
  const resend = (tab: Page) => tab.getByRole('button', { name: 'Resend' })
  await restoreLogin(first)
  const other = await context.newPage()
  await open(other, '/checkout/sql-databases')
  await expect(resend(other)).toBeEnabled()
  await open(page, '/checkout/sql-databases')
  await resend(page).click()
  await expect(toast(page, toasts.verificationSent)).toBeVisible()
  await expect(resend(other)).toBeDisabled()
  await other.reload()
  await expect(resend(other)).toBeDisabled()
  await logOut(page).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, second)
  await goInside(page, '/checkout/sql-databases')
  await expect(resend(page)).toBeEnabled()
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

test('Resend for an account that has been disabled ends the login, and tells', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent({ verified: false }))
  await open(page, '/checkout/css-layout')
  const resend = page.getByRole('button', { name: 'Resend' })
  await resend.waitFor()
  await page.route(/accounts:(?:sendOobCode|lookup)/, (route) => route.fulfill(refusal('USER_DISABLED')))
  await resend.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText("You've been logged out.")).toBeVisible()
})
