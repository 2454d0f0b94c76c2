import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { portOf } from '@syntax-lab/shared/ports'
import { passwordRules } from '@syntax-lab/shared/validation'
import { goInside, never } from './breakages.ts'
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
  ready,
  requestsOf,
  signInWithPopup,
  test,
} from './fixtures.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

const within = { timeout: 2_000 }
const profileLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' })

/** What a browser does that translates: each text goes, and elements of its own stand in its place. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() && !text.parentElement?.closest('script, style')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    )
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const translated = document.createElement('font')
      translated.append(document.createElement('font'))
      translated.firstElementChild?.append(text.nodeValue ?? '')
      text.parentNode?.replaceChild(translated, text)
    }
  })

test('P21 Sign up pressed twice, then a reload: the form is ready again, and the account is made', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
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
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await expect(logOut(page)).toBeVisible()
})

test('P25 a reload between account and name: name, photo and verification email come all the same', async ({
  page,
}) => {
  await page.route(/accounts:update/, never, { times: 1 })
  await open(page, '/register')
  await fillInRegistration(page, `${randomUUID()}@example.com`)
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await asked
  await page.reload()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'New Student')
})

test('P25 an account whose answer a reload has cut off gets name and email once its student logs in', async ({
  page,
  logIn,
}) => {
  const email = `${randomUUID()}@example.com`
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
  await logIn(page, { email, password: 'correct horse 1!' })
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'New Student')
})

test('P41 Back after a login leads to the course, not to the login, and Forward to the checkout again', async ({
  page,
  newStudent,
  logIn,
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

test('P12 the connection breaks in the middle of an Update: the text stays, and the next press saves it', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Renamed Student')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/accounts:update/, async (route) => {
    await promise
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  await asked
  await context.setOffline(true)
  resolve()
  await expect(page.getByText("The login service couldn't be reached.")).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Renamed Student')
  await context.setOffline(false)
  await page.unroute(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(notice(page, toasts.profileUpdated)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'Renamed Student')
})

test('a PDF that is asked for offline says so, and the next press with a connection saves it', async ({
  page,
  context,
}) => {
  await open(page, '/courses/sql-databases')
  const button = page.getByRole('button', { name: 'Download pdf' })
  await context.setOffline(true)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('The PDF could not be made')
  await context.setOffline(false)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('Course-sql-databases.pdf')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('P45 a reset link that is reloaded still works until it is used, and says so then', async ({
  page,
  newStudent,
}) => {
  const { email } = await newStudent()
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  await expect(notice(page, toasts.passwordResetSent)).toBeVisible()
  await open(page, await mailedLink(email, 'PASSWORD_RESET'))
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await page.reload()
  await page.getByLabel('New password').fill('another horse 2!')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(heading(page, 'Your new password is set')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to login' }).click()
  await expect(heading(page, 'Login')).toBeVisible()
})

test('a log-out in another tab in the middle of a registration ends it, tells, and leaves both tabs usable', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(other, '/faq')
  const release = await holdBack(page, /accounts:update/)
  await open(page, '/register')
  await fillInRegistration(page, `${randomUUID()}@example.com`)
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await asked
  await logOut(other).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible(within)
  release()
  await expect(notice(page, 'Nobody is logged in any more. Please log in again.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(heading(page, 'Login')).toBeVisible()
})

test("P45 a verification link of one's other account names that one, and who is logged in here", async ({
  page,
  newStudent,
  logIn,
  restoreLogin,
}) => {
  const [first, second] = [await newStudent({ verified: false }), await newStudent({ verified: false })]
  await restoreLogin(first)
  await open(page, '/checkout/sql-databases')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(notice(page, toasts.verificationSent)).toBeVisible()
  await logOut(page).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, second)
  await open(page, await mailedLink(first.email, 'VERIFY_EMAIL'))
  await expect(heading(page, 'Your email is verified')).toBeVisible()
  await expect(page.getByText(`${first.email} is verified. Here you're logged in as ${second.email}`)).toBeVisible()
  await expect(page.getByText(`${second.email} is verified`)).toHaveCount(0)
})

test('P44 a name that is changed in one tab is in the header and the profile of the other within 2 s', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  const other = await context.newPage()
  await open(other, '/profile')
  await expect(other.getByLabel('Full name')).toHaveValue('Test Student')
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Renamed Student')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(notice(page, toasts.profileUpdated)).toBeVisible()
  await expect(profileLink(other)).toHaveAttribute('title', 'Renamed Student', within)
  await expect(other.getByLabel('Full name')).toHaveValue('Renamed Student')
})

test('P44 another student who logs in elsewhere finds nothing of the first in this tab', async ({
  page,
  context,
  newStudent,
  logIn,
  restoreLogin,
}) => {
  const second = await newStudent()
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Typed by the first')
  const other = await context.newPage()
  await open(other, '/faq')
  await logOut(other).click()
  await expect(page).toHaveURL('/login', within)
  await logIn(other, second)
  await expect(page).toHaveURL('/', within)
  await profileLink(page).click()
  await expect(page.getByLabel('Email')).toHaveValue(second.email)
  await expect(page.getByLabel('Full name')).toHaveValue(second.displayName)
})

test('what was typed into a form is there again on Back, apart from the password', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('Message').fill('A long question')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('A long question')
  await open(page, '/register')
  await fillInRegistration(page, 'ada@example.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('')
})

test('what was typed into a form is there again on Back from another document, also after an error', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByLabel('Message').fill('A long question')
  await page.goto('/robots.txt')
  await page.goBack()
  await ready(page)
  await expect(page.getByLabel('Message')).toHaveValue('A long question')
  await open(page, '/register')
  await fillInRegistration(page, 'ada@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByLabel('Full name').focus()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/robots.txt')
  await page.goBack()
  await ready(page)
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('')
})

test('on a phone the menu leaves the focus on its button, after Log Out and after a link to the open page', async ({
  page,
  newStudent,
  logIn,
}) => {
  await logIn(page, await newStudent())
  await page.setViewportSize({ width: 375, height: 667 })
  await goInside(page, '/courses')
  await expect(heading(page, 'Courses')).toBeFocused()
  const menu = page.getByRole('button', { name: 'Menu' })
  for (const control of [page.getByRole('banner').getByRole('link', { name: 'Courses' }), logOut(page)]) {
    await menu.click()
    await control.click()
    await expect(control).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('five links at once lead to the last; a PDF is saved although its page was left', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('banner')
  for (const name of ['Courses', 'FAQ', 'Blog', 'Home', 'FAQ']) {
    await banner.getByRole('link', { name, exact: true }).dispatchEvent('click')
  }
  await expect(heading(page, 'Questions, answered')).toBeVisible()
  await goInside(page, '/courses/sql-databases')
  const button = page.getByRole('button', { name: 'Download pdf' })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await button.click()
  await goInside(page, '/courses/git-version-control')
  await expect(heading(page, 'Git and Version Control')).toBeVisible()
  await button.click()
  await expect.poll(() => downloads).toEqual(['Course-sql-databases.pdf', 'Course-git-version-control.pdf'])
})

test('a reload under an open Google window: another press opens a new one, which logs in', async ({ page }) => {
  await open(page, '/profile')
  await expect(page).toHaveURL('/login')
  await openPopup(page, 'Google')
  await page.reload()
  await ready(page)
  await signInWithPopup(page, 'Google')
  await expect(heading(page, 'Update Your Profile')).toBeVisible()
})

test('Log Out works offline', async ({ page, context, newStudent, restoreLogin }) => {
  await restoreLogin(await newStudent())
  await open(page, '/faq')
  await expect(logOut(page)).toBeVisible()
  await context.setOffline(true)
  await logOut(page).click()
  await expect(notice(page, toasts.loggedOut)).toBeVisible()
})

test('a page that the browser translates can be searched and left, and a form keeps its words', async ({ page }) => {
  await open(page, '/courses')
  await translate(page)
  await page.getByRole('searchbox').fill('sql')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SQL and Relational Databases' })
  const title = card.getByRole('heading')
  await expect(title).toHaveText('SQL and Relational Databases')
  await translate(page)
  await page.getByRole('searchbox').fill('qwertz')
  await expect(page.getByRole('heading', { name: 'No course matches “qwertz”' })).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(title).toHaveText('SQL and Relational Databases')
  await goInside(page, '/register')
  await expect(heading(page, 'Register')).toBeVisible()
  await translate(page)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password').fill('short')
  await page.getByLabel('Full name').fill('New Student')
  await expect(notice(page, passwordRules[0]?.message ?? '').first()).toBeVisible()
  await translate(page)
  await page.getByLabel('Password').fill('correct horse 1!')
  await page.getByLabel('Full name').press('End')
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
})

test('a browser of before URL.parse and URL.canParse shows the courses and the FAQ', async ({ page }) => {
  await page.addInitScript(() => ['parse', 'canParse'].forEach((name) => Reflect.deleteProperty(URL, name)))
  await open(page, '/courses')
  await page.getByRole('searchbox').fill('sql')
  await expect(page.getByRole('heading', { name: 'SQL and Relational Databases' })).toBeVisible()
  await goInside(page, '/courses/sql-databases')
  await expect(heading(page, 'SQL and Relational Databases')).toBeVisible()
  await open(page, '/faq')
  await expect(heading(page, 'Questions, answered')).toBeVisible()
})
