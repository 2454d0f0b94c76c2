import { expect, open, test } from './fixtures.ts'

const screens = [
  { path: '/', heading: 'Understand the code you write' },
  { path: '/courses', heading: 'Courses' },
  { path: '/courses/web-security', heading: 'Web Security for Developers' },
  { path: '/faq', heading: 'Questions, answered' },
  { path: '/blog', heading: 'Blog' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Register' },
  { path: '/about', heading: 'About Syntax Lab' },
] as const

const guarded = [
  { path: '/checkout/web-security', heading: 'Checkout' },
  { path: '/profile', heading: 'Update Your Profile' },
] as const

test('P31 every public address has its own heading and title, and stays itself when it is loaded anew @smoke', async ({ page }) => {
  const titles = new Set<string>()
  for (const { path, heading } of screens) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/ · Syntax Lab$/)
    titles.add(await page.title())
    await page.reload()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(titles.size).toBe(screens.length)
})

test('P31 the protected addresses have their own heading and title, and stay themselves when loaded anew', async ({ page, newStudent, logIn }) => {
  await logIn(page, await newStudent())
  const titles = new Set<string>()
  for (const { path, heading } of guarded) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    titles.add(await page.title())
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(path)
  }
  expect(titles.size).toBe(guarded.length)
})

for (const { path } of guarded) {
  test(`${path} sends a signed-out visitor to /login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  })
}

test('/home is the landing page', async ({ page }) => {
  await open(page, '/home')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens[0].heading)
})

test('an unknown address is answered with status 404 and the way home @smoke', async ({ page, baseURL }) => {
  const response = await page.goto('/no/such-page')
  if (!process.env['BASE_URL']) expect(response?.status(), `status of ${baseURL}`).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we couldn't find this page")
  await expect(page).toHaveTitle('Page not found · Syntax Lab')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown course is told apart from an unknown page', async ({ page }) => {
  await open(page, '/courses/no-such-course')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we couldn't find this course")
  await page.getByRole('link', { name: 'See all courses' }).click()
  await expect(page).toHaveURL('/courses')
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
