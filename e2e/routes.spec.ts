import { expect, open, test } from './fixtures.ts'

const screens = [
  { path: '/', heading: 'Understand the code you write', title: 'Understand the code you write · Syntax Lab' },
  { path: '/courses', heading: 'Courses', title: 'Courses · Syntax Lab' },
  {
    path: '/courses/web-security',
    heading: 'Web Security for Developers',
    title: 'Web Security for Developers · Syntax Lab',
  },
  { path: '/faq', heading: 'Questions, answered', title: 'FAQ and pricing · Syntax Lab' },
  { path: '/blog', heading: 'Blog', title: 'Blog · Syntax Lab' },
  { path: '/login', heading: 'Login', title: 'Login · Syntax Lab' },
  { path: '/register', heading: 'Register', title: 'Register · Syntax Lab' },
  { path: '/about', heading: 'About Syntax Lab', title: 'About · Syntax Lab' },
  {
    path: '/checkout/web-security',
    heading: 'Checkout',
    title: 'Checkout: Web Security for Developers · Syntax Lab',
    isGuarded: true,
  },
  { path: '/profile', heading: 'Update Your Profile', title: 'Profile · Syntax Lab', isGuarded: true },
] as const

test('P31 no two addresses share a title', () => {
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length)
})

for (const { path, heading, title, ...guard } of screens) {
  test(`P31 ${path} has its own heading and title, and stays itself when it is loaded anew`, async ({
    page,
    newStudent,
    logIn,
  }) => {
    if ('isGuarded' in guard) await logIn(page, await newStudent())
    await page.goto(path)
    for (const visit of ['first', 'second']) {
      await expect(page.getByRole('heading', { level: 1 }), visit).toHaveText(heading)
      await expect(page, visit).toHaveTitle(title)
      await expect(page, visit).toHaveURL(path)
      if (visit === 'first') await page.reload()
    }
  })
}

for (const path of ['/checkout/web-security', '/profile']) {
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
