import type { Page } from '@playwright/test'
import type { Course } from '@syntax-lab/shared/course'
import { buildWith } from './build-with.ts'
import { answer, courseData, never, sample } from './course-api.ts'
import { expect, isFull, open, ready, skipUnlessProduction, test } from './fixtures.ts'

const courses = (count: number): Course[] =>
  Array.from({ length: count }, (_, index) => ({ ...sample, id: `course-${index}`, title: `Course ${index}` }))

// An `expect` that has to try again notes the roles of the whole page first: of 5,000 titles that are not on the screen
// that has taken 39 s. `waitFor` looks for the one element, and notes nothing.
const counted = (page: Page, count: number) =>
  page
    .locator('search [role=status]')
    .getByText(`${count} ${count === 1 ? 'course' : 'courses'}`, { exact: true })
    .waitFor()

/** What the page says to the console that is no plain word; uncaught errors are looked after by the fixture. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

// A build that had more than a hundred writes the HTML of one that had none (prerender.test.ts).
for (const [count, builds] of [
  [0, [0]],
  [1, [0, 1]],
  [100, [24]],
  [101, [0]],
  [5_000, [0]],
] as const) {
  for (const built of new Set(isFull ? [0, 24, count] : builds)) {
    test(`P48 ${count} courses where the build had ${built}: the catalogue, and no word in the console`, async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await buildWith(page, courses(built))
      await page.route(courseData, answer(courses(count)))
      await page.goto('/courses')
      if (count === 0) await expect(page.getByRole('heading', { name: 'The catalogue is empty' })).toBeVisible()
      else await counted(page, count)
      await ready(page)
      // React takes over the catalogue last.
      await expect(page.locator('[data-prerendered]')).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  }
}

test('a long catalogue draws more cards while the end of those that are drawn is still below the window', async ({
  page,
}) => {
  await page.route(courseData, answer(courses(101)))
  await open(page, '/courses')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page
    .getByRole('button', { name: 'Show more courses' })
    .evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight - 1000))
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('P48 the HTML of a build without courses has the shape of the catalogue, with which React starts', async ({
  page,
}) => {
  await skipUnlessProduction()
  await buildWith(page, [])
  await page.route(courseData, never)
  const html = await (await page.goto('/courses'))?.text()
  expect(html).toContain('Loading the courses')
  expect(html).not.toContain('<article')
  await expect(page.getByRole('banner').getByRole('switch')).toBeEnabled()
  await expect(page.getByText('Loading the courses')).toBeVisible()
})

test('P48 a reload deep in a catalogue of 100 courses, which the build had, keeps its place', async ({ page }) => {
  await skipUnlessProduction()
  const complaints = complaintsOf(page)
  await buildWith(page, courses(100))
  await page.route(courseData, answer(courses(100)))
  await page.goto('/courses')
  await counted(page, 100)
  const card = page.getByRole('link', { name: 'See Details: Course 90' })
  await card.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(place).toBeGreaterThan(5_000)
  const before = await place()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('switch')).toBeEnabled()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  expect(complaints).toEqual([])
})
