import { buildWithoutCourses } from './build-with.ts'
import { courseData } from './course-api.ts'
import { expect, holdBack, test } from './fixtures.ts'
import { settled } from './test-pages.ts'

test('P31 every page has its own title, a link gives its heading the focus, and the header says what is open', async ({
  page,
}) => {
  const titles = new Set<string>()
  await page.goto('/about')
  await settled(page)
  const header = page.getByRole('banner')
  const underlined = () =>
    header
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) =>
          getComputedStyle(link).borderBottomColor === 'rgba(0, 0, 0, 0)' ? [] : [link.textContent],
        ),
      )
  for (const [label, path, heading] of [
    ['Home', '/', 'Understand'],
    ['Courses', '/courses', 'Courses'],
    ['FAQ', '/faq', 'Questions'],
    ['Blog', '/blog', 'Blog'],
    ['Login', '/login', 'Login'],
  ] as const) {
    titles.add(await page.title())
    const link = header.getByRole('link', { name: label, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.poll(async () => titles.has(await page.title())).toBe(false)
    if (label !== 'Login') await expect(link).toHaveAttribute('aria-current', 'page')
    await expect.poll(underlined, { message: label }).toEqual(label === 'Login' ? [] : [label])
  }
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused()
  titles.add('Login · Syntax Lab')
  titles.add(await page.title())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Syntax Lab' })).toBeFocused()
  expect(titles.size).toBe(7)
})

test('P31 Back returns to the place of the catalogue from which a course was opened', async ({ page }) => {
  await page.goto('/courses')
  await settled(page)
  const link = page.getByRole('link', { name: 'See Details: CI/CD Pipelines' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2)
  await expect(link).toBeFocused()
  // By a link it begins at its top.
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a double click on "Previous Page" goes back once, to the place', async ({ page }) => {
  await page.goto('/courses?badge=Beginner')
  await settled(page)
  await page.getByRole('button', { name: 'Advanced' }).click()
  const link = page.getByRole('link', { name: 'See Details: CI/CD Pipelines' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  await page.getByRole('link', { name: 'Previous Page' }).dblclick()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL('/courses?badge=Advanced')
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2)
})

test('the second half of a double click that meets another page is no press of its own', async ({ page }) => {
  // On a phone a page changes at once.
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/courses')
  await settled(page)
  const card = page.getByRole('link', { name: 'See Details: Interface Design' })
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interface Design' })).toBeFocused()
  await page.getByRole('link', { name: 'Previous Page' }).click()
  await expect(card).toBeFocused()
  const keep = page.getByRole('button', { name: 'Keep: Interface Design' })
  await keep.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(card).toBeFocused()
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
})

test('the second half of a double click on "Don\'t compare" leaves the next course there', async ({ page }) => {
  await page.goto('/courses?compare=html-foundations,javascript-first-steps,linux-command-line')
  await settled(page)
  const headings = page.getByRole('columnheader')
  await expect(headings).toHaveCount(4)
  const widthOf = async (name: string) => (await headings.filter({ hasText: name }).boundingBox())?.width ?? 0
  const width = await widthOf('JavaScript: First Steps')
  await page.getByRole('link', { name: "Don't compare: HTML Foundations" }).click()
  await expect(headings).toHaveCount(3)
  await page.getByRole('link', { name: "Don't compare: JavaScript: First Steps" }).hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page).toHaveURL('/courses?compare=javascript-first-steps,linux-command-line')
  await page.getByRole('link', { name: "Don't compare: The Linux Command Line" }).click()
  await expect(page).toHaveURL('/courses?compare=javascript-first-steps')
  await expect(headings).toHaveCount(2)
  expect(Math.abs((await widthOf('JavaScript: First Steps')) - width), 'its column stays').toBeLessThan(4)
})

test('P31 on a phone Back returns to the course in the index, unfolded still; by a link it is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/courses')
  await settled(page)
  await page.getByText('Index of all 32 courses').filter({ visible: true }).click()
  const link = page.getByRole('navigation', { name: 'Course index' }).getByRole('link', { name: 'CI/CD Pipelines' })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await expect(link).toBeHidden()
})

test('P31 Back returns to the course that a search has found', async ({ page }) => {
  await page.goto('/courses?q=javascript')
  await settled(page)
  const links = page.getByRole('link', { name: /^See Details: / })
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toBeVisible()
  await links.nth(1).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(links.nth(1)).toBeFocused()
})

test('P31 Back finds its place in the catalogue after a reload too, however late the courses come', async ({
  page,
}) => {
  await page.goto('/courses')
  await settled(page)
  const card = page.getByRole('link', { name: 'See Details: CI/CD Pipelines' })
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  const release = await holdBack(page, courseData)
  await page.reload()
  await settled(page)
  await page.goBack()
  await expect(page.getByText('Loading the courses')).toBeVisible()
  release()
  await expect(card).toBeInViewport()
})

test('P31 a reload keeps its place on a page that is not in the HTML', async ({ page }) => {
  await buildWithoutCourses(page)
  await page.setViewportSize({ width: 375, height: 720 })
  const description = page.getByRole('heading', { level: 2, name: 'About this course' })
  await page.goto('/courses/css-layout')
  await settled(page)
  await description.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const place = await page.evaluate(() => scrollY)
  await page.reload()
  await settled(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('P31 a page that is opened by its address is not scrolled to where another one was left', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeFocused()
  await page.goto('/auth/action?mode=verifyEmail&oobCode=none')
  await settled(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
