import { buildWithoutCourses } from './build-with.ts'
import { goInside } from './documents.ts'
import { answer, courseData, retry, sample, tooMany } from './course-api.ts'
import { expect, skipUnlessProduction, test } from './fixtures.ts'

const details = { name: 'See Details: A Sample Course' } as const
const broken = answer({}, { status: 500 })

test('P42 a course server that failed, then is slow, shows its first answer; Retry is busy till then', async ({
  page,
}) => {
  // A tab that nobody looks at does not ask again by itself.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await buildWithoutCourses(page)
  const slow = Promise.withResolvers<void>()
  let asked = 0
  await page.route(courseData, async (route) => {
    asked += 1
    if (asked === 1) return broken(route)
    await slow.promise
    return answer([sample])(route)
  })
  await page.goto('/courses')
  await retry(page).click()
  await expect(retry(page)).toHaveAttribute('aria-busy', 'true')
  await retry(page).click({ force: true })
  slow.resolve()
  await expect(page.getByRole('link', details)).toBeVisible()
  expect(asked).toBe(2)
})

test('P42 a course server that asks to be left alone for a minute is left alone, until somebody presses Retry', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await buildWithoutCourses(page)
  const asked: string[] = []
  await page.route(courseData, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return tooMany(60)(route)
  })
  await page.goto('/courses')
  await expect(page.getByRole('alert')).toContainText('Too many requests at once')
  // That goes for what was refused alone.
  const askedForCourse = page.waitForRequest(/\/courses\/sample$/)
  await goInside(page, '/courses/sample')
  await askedForCourse
  await goInside(page, '/courses')
  await page.clock.pauseAt(50_000)
  expect(asked).toEqual(['/courses', '/courses/sample'])
  const aSecondLater = async () => {
    await page.clock.runFor(1_000)
    return asked
  }
  await expect
    .poll(aSecondLater, { intervals: [100], timeout: 15_000 })
    .toEqual(['/courses', '/courses/sample', '/courses'])
  await retry(page).click()
  await expect.poll(() => asked).toHaveLength(4)
})

test.describe('with the courses of the build', () => {
  test.beforeEach(skipUnlessProduction)

  test('an outage that ends moves nothing and takes the focus from nobody', async ({ page }) => {
    await page.route(courseData, tooMany(60))
    await page.goto('/courses')
    await expect(page.getByText("You're seeing the version from")).toBeVisible()
    const top = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
    const before = await top()
    await page.unroute(courseData)
    await retry(page).click()
    await expect(page.getByText("You're seeing the version from")).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
    expect(await top()).toBe(before)
  })
})
