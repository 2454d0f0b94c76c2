import { type SitePage, sitePages } from '@syntax-lab/web/site-pages'
import { expect, open, test } from './fixtures.ts'
import { isDevelopment } from './site.ts'
import { addressOf, settled, studentPaths } from './test-pages.ts'

const course = { id: 'web-security', title: 'Web Security for Developers' }
const screens = Object.entries<SitePage>(sitePages).map(([name, { path, title, isProtected = false }]) => {
  const ofCourse: Record<string, string> = { course: course.title, checkout: `${title}: ${course.title}` }
  return { path: addressOf(path, course.id), title: `${ofCourse[name] ?? title} · Syntax Lab`, isProtected }
})

test('P31 no two addresses share a title', () => {
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length)
})

for (const { path, title, isProtected } of screens) {
  test(`P31 ${path} has one heading and its own title, when it is opened by its address`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    if (isProtected) await restoreLogin(await newStudent())
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(path)
  })
}

for (const path of studentPaths) {
  test(`${path} sends a signed-out visitor to /login`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  })
}

test('/home is the landing page', async ({ page }) => {
  await open(page, '/home')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understand the code you write')
})

test('an unknown address is answered with status 404 and the way home @smoke', async ({ page }) => {
  const response = await page.goto('/no/such-page')
  if (!(await isDevelopment())) expect(response?.status()).toBe(404)
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
