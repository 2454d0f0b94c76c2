import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { expect, holdBack, logIn, mailedLink, open, test } from './fixtures.ts'

const wrongCredential =
  'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).'
const popupClosed =
  'Firebase: The popup has been closed by the user before finalizing the operation. (auth/popup-closed-by-user).'

test('P22 a popup that is closed on /login says nothing and leaves the form usable', async ({
  page,
  provider,
  newStudent,
}) => {
  const student = await newStudent()
  const signIn = /accounts:signInWithPassword/
  const release = await holdBack(page, signIn)
  await page.clock.install({ time: 0 })
  await open(page, '/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password').fill(student.password)
  await page.evaluate(() => {
    const { open: openWindow } = window
    window.open = (...options) => Object.assign(window, { opened: openWindow(...options) }).opened
  })
  const popup = await provider.openPopup(page, 'Google')
  // The page's own clock, so that a slow machine changes nothing.
  await page.clock.pauseAt(60_000)
  await popup.close()
  // A busy browser tells the page late that its window has been closed.
  await page.waitForFunction('opened.closed')
  await page.clock.runFor(1_500)
  const login = page.getByRole('main').getByRole('button', { name: 'Login' })
  await Promise.all([page.waitForRequest(signIn), login.click()])

  // The SDK looks every 2 s whether the window is closed, and gives it 8 s more.
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes(popupClosed)),
    page.clock.runFor(12_000),
  ])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/popup|small window was closed/)).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  release()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

test('a forgotten password is set anew by mail, once @journey', async ({ page, newStudent }) => {
  const { email, password } = await newStudent()
  const newPassword = `${samplePassword}2`
  await open(page, '/login')
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(page.getByText('Please Provide a Email Address', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(page.getByText(toasts.passwordResetSent, { exact: true })).toBeVisible()

  const link = await mailedLink(email, 'PASSWORD_RESET')
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Go to login' }).click()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(wrongCredential)).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').getByText("password don't match")).toBeVisible()
  await logIn(page, { email, password: newPassword })

  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await expect(page.getByText('This link has already been used or is incomplete')).toBeVisible()
})

test('somebody who is logged in goes straight on from /login', async ({ page, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  await open(page, '/login')
  await expect(page).toHaveURL('/')
})

test('logout says so and leaves no place behind for the next person', async ({ page, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  await open(page, '/checkout/sql-databases')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText(toasts.loggedOut, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/login')

  await logIn(page, await newStudent())
  await expect(page).toHaveURL('/')
})
