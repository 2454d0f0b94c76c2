import { samplePassword } from '@syntax-lab/shared/sample-password'
import type { Page, Route } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { documentsOf, goInside } from './documents.ts'
import { answer, courseData, never, retry, sample, tooMany } from './course-api.ts'
import {
  expect,
  failUntilReloaded,
  logIn,
  openSettled,
  ready,
  skipUnlessImportsAreRetried,
  skipUnlessProduction,
  test,
} from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

/** Code that no page is made of, and that comes when it is needed. */
const code = {
  loaders: /\/browser-course-loaders-[^/]+\.js$/,
  courses: /\/course-api-[^/]+\.js$/,
  firebase: /\/firebase-gateway-[^/]+\.js$/,
  pdf: /\/export-pdf-[^/]+\.js$/,
  capture: /\/html2canvas-[^/]+\.js$/,
  search: /\/course-search-[^/]+\.js$/,
  related: /\/related-courses-[^/]+\.js$/,
} as const

const slow = (page: Page) => page.getByText('This is taking longer than usual. Still trying.')
const fail = (route: Route) => route.abort('connectionreset')

const pdfButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /pdf/ })
const pdfFailed = (page: Page) => page.getByText('The PDF could not be made. Check your connection, then try again.')

/** Presses without reaching for the button first, which would load its code ahead. */
const pressAtOnce = (page: Page) => pdfButton(page).evaluate((button: HTMLButtonElement) => button.click())

test('the code of the search is got when the search gets the focus, and no earlier', async ({ page }) => {
  await openSettled(page, '/courses')
  await Promise.all([page.waitForRequest(code.search), page.getByRole('searchbox').focus()])
})

test('P13 the code of the PDF that fails once is got for the same press, and ahead of it', async ({ page }) => {
  await skipUnlessImportsAreRetried(page)
  await page.route(code.pdf, fail, { times: 1 })
  await openSettled(page, '/courses/git-version-control')
  const [file] = await Promise.all([page.waitForEvent('download'), pressAtOnce(page)])
  expect(file.suggestedFilename()).toBe('Course-git-version-control.pdf')

  await page.route(code.pdf, fail, { times: 1 })
  await openSettled(page, '/courses/sql-databases')
  await Promise.all([page.waitForEvent('requestfailed'), pdfButton(page).hover()])
  const [other] = await Promise.all([page.waitForEvent('download'), pdfButton(page).click()])
  expect(other.suggestedFilename()).toBe('Course-sql-databases.pdf')
})

test('P13 P29 the code of the PDF fails for ever: the button says so, nothing is reloaded, and it ends well', async ({
  page,
}) => {
  await skipUnlessImportsAreRetried(page)
  await page.route(code.pdf, fail)
  await openSettled(page, '/courses/git-version-control')
  const documents = documentsOf(page)
  await pdfButton(page).click()
  await expect(pdfFailed(page)).toBeVisible()
  await expect(pdfButton(page)).toHaveText('Download pdf')
  expect(documents).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violationsInBothThemes(page, { within: 'main' }), 'P29 axe').toEqual([])
  await page.unroute(code.pdf)
  await Promise.all([page.waitForEvent('download'), pdfButton(page).click()])
  await expect(pdfFailed(page)).toHaveCount(0)
})

test('P13 a failed PDF is reported only on its own course', async ({ page }) => {
  await page.route(code.pdf, fail)
  // From here every course is known already, so that one takes the place of the other at once.
  await openSettled(page, '/courses')
  await page.getByRole('link', { name: 'See Details: Docker and Containers' }).click()
  await pdfButton(page).click()
  await expect(pdfFailed(page)).toBeVisible()
  await page.getByRole('region', { name: 'Related courses' }).getByRole('link', { name: 'Kubernetes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubernetes in Operation')
  await expect(pdfFailed(page)).toHaveCount(0)
})

test('P13 the code of the PDF fails for ever: the link beside the button loads it anew where it can be had', async ({
  page,
  context,
}) => {
  await page.route(code.pdf, fail)
  await openSettled(page, '/courses/git-version-control')
  await pdfButton(page).click()
  await expect(pdfFailed(page)).toBeVisible()
  await page.unroute(code.pdf)
  const reload = page.getByRole('button', { name: 'Reload the page' })
  const documents = documentsOf(page)
  await context.setOffline(true)
  await expect(reload).toHaveCount(0)
  await context.setOffline(false)
  // Some network, and no way to the site.
  await page.route(page.url(), fail)
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'), reload.click()])
  await page.unroute(page.url())
  await expect(pdfFailed(page)).toBeVisible()
  expect(documents).toEqual([])
  await Promise.all([page.waitForEvent('load'), reload.click()])
  await ready(page)
  await Promise.all([page.waitForEvent('download'), pdfButton(page).click()])
})

test('P13 the code of the PDF that hangs is told of after 5 s and given up after 120 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.route(code.pdf, never)
  await openSettled(page, '/courses/git-version-control')
  await expect(pdfButton(page)).toBeEnabled()
  await page.clock.pauseAt(600_000)
  await Promise.all([page.waitForRequest(code.pdf), pressAtOnce(page)])
  await page.clock.runFor(4_500)
  await expect(slow(page)).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(slow(page)).toBeVisible()
  await page.clock.runFor(114_000)
  await expect(pdfButton(page)).toHaveText('Preparing pdf…')
  await page.clock.runFor(1_000)
  await expect(pdfFailed(page)).toBeVisible()
  await expect(slow(page)).toHaveCount(0)
  await expect(pdfButton(page)).not.toHaveAttribute('aria-busy')
})

for (const [what, address, handler] of [
  ['picture code fails', code.capture, fail],
  ['picture code hangs', code.capture, never],
  ['picture hangs', /\/images\//, never],
] as const) {
  test(`P13 a PDF whose ${what} comes all the same, and says so`, async ({ page }) => {
    await page.clock.install()
    await page.route(address, handler)
    // The load event waits for the picture.
    await openSettled(page, '/courses/git-version-control', { waitUntil: 'domcontentloaded' })
    const downloaded = page.waitForEvent('download')
    await pdfButton(page).click()
    await expect(pdfButton(page)).toHaveText('Preparing pdf…')
    // Second by second, because the limit of 10 s begins when the code of the PDF is there.
    await expect(async () => {
      await page.clock.runFor(1_100)
      await expect(page.getByText('The PDF was saved without its picture.')).toBeVisible({ timeout: 200 })
    }).toPass({ intervals: [50] })
    expect((await downloaded).suggestedFilename()).toBe('Course-git-version-control.pdf')
  })
}

test('P13 the code of the login fails once: a student sees their own header and page all the same', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await skipUnlessImportsAreRetried(page)
  await restoreLogin(await newStudent())
  for (const [path, heading] of [
    ['/faq', 'Questions, answered'],
    ['/profile', 'Update Your Profile'],
  ] as const) {
    await page.route(code.firebase, fail, { times: 1 })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('P13 the code of the login fails for ever: the login says so, keeps the form, and works in the end', async ({
  page,
  newStudent,
}) => {
  await skipUnlessImportsAreRetried(page)
  const student = await newStudent()
  await page.route(code.firebase, fail)
  await page.goto('/login')
  await ready(page)
  const documents = documentsOf(page)
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password').fill(student.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(
    page.getByRole('alert').getByText('The login service could not be reached. Please try again.'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Check your connection, then press the button again. If')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await expect(page.getByLabel('Password')).toHaveValue(student.password)
  expect(documents).toEqual([])
  await page.unroute(code.firebase)
  await logIn(page, student)
})

test('P13 the code of the login that hangs: the login tells of it after 5 s and ends after 60 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.route(code.firebase, never)
  await page.goto('/login')
  await ready(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill(samplePassword)
  await page.clock.pauseAt(600_000)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.clock.runFor(4_500)
  await expect(slow(page)).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(slow(page)).toBeVisible()
  await page.clock.runFor(54_000)
  await expect(page.getByRole('main').locator('button[aria-busy=true]')).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(
    page.getByRole('main').getByText("The login service didn't answer. Press the button again or reload the page."),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

test('P13 P16 the code of the login hangs: a protected page says so, and "Try again" asks anew', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.route(code.firebase, never, { times: 1 })
  const asked = page.waitForRequest(code.firebase)
  await page.goto('/profile')
  await expect(page.getByRole('main').locator('button[aria-busy=true]')).toBeVisible()
  await asked
  await page.clock.runFor(5_500)
  await expect(slow(page)).toBeVisible()
  await page.clock.runFor(4_400)
  await expect(page.getByRole('heading', { level: 1, name: "We can't tell whether you are logged in" })).toBeVisible()
  await page.clock.resume()
  await goInside(page, '/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await goInside(page, '/profile')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
})

test('P13 the loaders of courses, missing when the browser is idle, are got for the page', async ({ page }) => {
  await skipUnlessImportsAreRetried(page)
  await page.route(code.loaders, fail)
  const documents = documentsOf(page)
  const failed: string[] = []
  page.on('requestfailed', (request) => code.loaders.test(request.url()) && failed.push(request.resourceType()))
  await openSettled(page, '/faq')
  // The import, what asks the server again, and the second import.
  await expect.poll(() => failed.lastIndexOf('script') > failed.indexOf('fetch') && failed.includes('fetch')).toBe(true)
  await page.unroute(code.loaders)
  await goInside(page, '/courses')
  await expect(page.getByRole('link', { name: 'See Details: Git and Version Control' })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('P13 the code that asks for the courses, missing once, is got all the same', async ({ page }) => {
  await skipUnlessImportsAreRetried(page)
  // A tab that nobody looks at does not ask again by itself.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.route(courseData, answer([sample]))
  // Once for the import: what is asked for ahead of it, twice, may fail without harm.
  await page.route(code.courses, fail, { times: 3 })
  await page.goto('/courses')
  await expect(page.getByRole('link', { name: 'See Details: A Sample Course' })).toBeVisible()
})

test('P13 the code that asks for the courses, missing for ever: the page says so, and comes back by itself', async ({
  page,
}) => {
  await skipUnlessImportsAreRetried(page)
  await page.route(code.courses, fail)
  await page.route(courseData, tooMany(60))
  await page.goto('/courses')
  await expect(page.getByRole('alert')).toContainText('Part of the site could not be loaded')
  await page.unroute(code.courses)
  await expect(page.getByRole('alert')).toContainText('Too many requests at once')
  await page.unroute(courseData)
  await retry(page).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('P13 the code that asks for the courses, missing for ever: Retry loads the page anew if the site answers', async ({
  page,
}) => {
  await failUntilReloaded(page, code.courses)
  await page.goto('/courses')
  await expect(page.getByRole('alert')).toContainText('Part of the site could not be loaded')
  const isItThere = (route: Route) => (route.request().method() === 'HEAD' ? fail(route) : route.fallback())
  await page.route('/courses', isItThere)
  const documents = documentsOf(page)
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'), retry(page).click()])
  await expect(retry(page)).not.toHaveAttribute('aria-busy')
  expect(documents).toEqual([])

  await page.unroute('/courses', isItThere)
  await Promise.all([page.waitForEvent('load'), retry(page).click()])
  await ready(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('P13 the code that asks for courses hangs: the page is loading, and says after 8 s that it is too slow', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.route(code.courses, never)
  await openSettled(page, '/faq')
  await goInside(page, '/courses')
  await expect(page.getByText('Loading the courses')).toBeVisible()
  await page.clock.runFor(8_100)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('The course server is taking too long')
})

test('P13 the code of the search fails for ever: what is typed is found as it stands', async ({ page }) => {
  await page.route(code.search, fail)
  const documents = documentsOf(page)
  await openSettled(page, '/courses')
  await page.getByRole('searchbox').fill('kubernetes')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Kubernetes')
  await page.getByRole('searchbox').fill('knitting')
  await expect(page.getByRole('heading', { name: 'No course matches “knitting”' })).toBeVisible()
  expect(documents).toHaveLength(1)
})

test('P13 the code of related courses that fails for ever: the course stands without them', async ({ page }) => {
  await page.route(code.related, fail)
  const documents = documentsOf(page)
  await openSettled(page, '/courses')
  const failed = page.waitForEvent('requestfailed', (request) => code.related.test(request.url()))
  await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
  await failed
  await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Related courses' })).toHaveCount(0)
  const keep = page.getByRole('button', { name: 'Keep: Git and Version Control' })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  expect(documents).toHaveLength(1)
})
