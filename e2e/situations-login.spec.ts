import { toasts, unverified } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import {
  expect,
  heading,
  holdBack,
  logIn,
  logOut,
  open,
  openSettled,
  ready,
  skipUnlessProduction,
  test,
  toast,
} from './fixtures.ts'
import { never } from './course-api.ts'
import { goInside } from './documents.ts'
import { refusal } from './identity-provider.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

test('P41 Back after a login leads to the course, not to the login, and Forward to the checkout again', async ({
  page,
  newStudent,
}) => {
  await open(page, '/courses/sql-databases')
  await page.getByRole('link', { name: 'Premium Access' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, await newStudent())
  await expect(page).toHaveURL('/checkout/sql-databases')
  await page.goBack()
  await expect(page).toHaveURL('/courses/sql-databases')
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()
})

test('a reload under an open Google window: another press opens a new one, which logs in', async ({
  page,
  provider,
}) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/login')
  await provider.openPopup(page, 'Google')
  await page.reload()
  await ready(page)
  await provider.signIn(page, 'Google')
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
})

test('Log Out works offline', async ({ page, context, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  await open(page, '/faq')
  await expect(logOut(page)).toBeVisible()
  await context.setOffline(true)
  await logOut(page).click()
  await expect(toast(page, toasts.loggedOut)).toBeVisible()
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
  // It looks as busy as it says it is.
  const busy = page.getByRole('main').getByRole('button', { name: 'Logging in…' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).not.toHaveCSS('opacity', '1')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  release()
  await expect(toast(page, toasts.loggedIn)).toBeVisible()
  await expect(logOut(page)).toBeVisible()
  await expect(page).toHaveURL('/blog')
})

test('P44 a popup that is left open: a login in another tab leads on in the first one', async ({
  page,
  provider,
  context,
  newStudent,
}) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/login')
  const popup = await provider.openPopup(page, 'Google')
  const other = await context.newPage()
  await logIn(other, await newStudent())
  await popup.close()
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
})

test('P47 Google and GitHub say that they are getting ready, and open their window once they are', async ({
  page,
  provider,
}) => {
  const release = await holdBack(page, /\/firebase-gateway[^/]*$/)
  await open(page, '/login')
  for (const name of ['Google', 'GitHub']) await expect(page.getByRole('button', { name })).toHaveText(/Getting ready/)
  release()
  await provider.openPopup(page, 'GitHub')
})

test.describe('on a phone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/22B83 Safari/604.1',
  })

  test('P22 Google and GitHub open their window straight from a press, when all that it needs is there', async ({
    page,
    provider,
  }) => {
    await skipUnlessProduction()
    const loader = /^https:\/\/apis\.google\.com/
    const release = await holdBack(page, loader)
    await open(page, '/register')
    const google = page.getByRole('button', { name: 'Google' })
    await expect(google).toHaveText(/Getting ready/)
    release()
    await expect(google).toHaveText('Continue with Google')
    for (const url of [loader, /__\/auth\/iframe/]) await page.route(url, never)
    await provider.openPopup(page, 'Google')
  })
})

test('P47 where the code of the login cannot be had, the buttons say so and try again', async ({ page, provider }) => {
  const code = /\/firebase-gateway[^/]*$/
  await page.route(code, (route) => route.abort('connectionreset'))
  await open(page, '/login')
  const google = page.getByRole('button', { name: 'Google' })
  await expect(google).toHaveText(/try again/)
  await page.unroute(code)
  await google.press('Enter')
  await expect(google).toHaveText('Continue with Google')
  await provider.openPopup(page, 'Google')
})

test('a login that the provider has ended is told on /login, and leads back to the place', async ({
  page,
  newStudent,
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
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.route(/accounts:lookup/, (route) => route.fulfill(refusal('USER_DISABLED')))
  await openSettled(page, '/courses/sql-databases')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Premium Access' }).click()
  await expect(page.getByText("You've been logged out")).toBeVisible()
})

test("a provider that is down says that it is not the student's fault, and costs no text and no link", async ({
  page,
}) => {
  const down = { ...refusal('The service is currently unavailable.'), status: 503 }
  await page.route(/accounts:/, (route) => route.fulfill(down))
  await open(page, '/login')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill(samplePassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText("It isn't your fault")).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue(samplePassword)
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

  test('P47 a PDF that the app around the site may have dropped is told of', async ({ page }) => {
    const advice = page.getByText("If no file appears, open this page in your phone's own browser.")
    const save = () =>
      Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download pdf' }).click()])
    await open(page, '/courses/sql-databases')
    await save()
    await expect(advice).toBeVisible()
    await expect(page.getByText('The PDF was saved.')).toHaveCount(0)
    await page.route(/\/images\//, (route) => route.abort())
    await open(page, '/courses/git-version-control')
    await save()
    await expect(page.getByText('The PDF was saved without its picture.')).toBeVisible()
    await expect(advice).toBeVisible()
  })
})
