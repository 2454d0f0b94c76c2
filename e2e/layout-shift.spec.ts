import { buildWithoutCourses } from './build-with.ts'
import { courseData } from './course-api.ts'
import { expect, holdBack, skipUnlessProduction, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { settled } from './test-pages.ts'

for (const path of ['/courses', '/courses/react-from-scratch']) {
  test(`P37 nothing on ${path} moves when its pictures and data come late, or its pictures never come`, async ({
    page,
  }) => {
    await buildWithoutCourses(page)
    const releaseData = await holdBack(page, courseData)
    const releasePictures = await holdBack(page, /\/images\//)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.skeleton')).toBeVisible()
    releaseData()
    await expect(page.locator('main img').first()).toBeAttached()
    releasePictures()
    await settled(page)
    expect(await layoutShift(page), 'late').toBeLessThanOrEqual(0.02)

    await page.unroute(/\/images\//)
    await page.route(/\/images\//, (route) => route.abort())
    await page.goto(path)
    await settled(page)
    await expect(page.locator('main svg.aspect-video').first()).toBeVisible()
    expect(await layoutShift(page), 'broken').toBeLessThanOrEqual(0.02)
  })
}

test('P37 next to nothing moves when the course server is away and known courses are shown', async ({ page }) => {
  await skipUnlessProduction()
  await page.setViewportSize({ width: 375, height: 667 })
  await page.route(courseData, (route) => route.abort('connectionrefused'))
  for (const path of ['/courses', '/courses/react-from-scratch']) {
    await page.goto(path)
    await expect(page.getByText("You're seeing the version from")).toBeVisible()
    await settled(page)
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02)
  }
})
