import type { Route } from '@playwright/test'
import { buildWithoutCourses } from './build-with.ts'
import { courseData } from './course-api.ts'
import { expect, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { settled } from './test-pages.ts'

for (const path of ['/courses', '/courses/react-from-scratch']) {
  test(`P37 nothing on ${path} moves when its pictures and data come late, or its pictures never come`, async ({
    page,
  }) => {
    await buildWithoutCourses(page)
    const arrival = Promise.withResolvers<void>()
    await page.route(courseData, async (route) => {
      await arrival.promise
      await route.continue()
    })
    const pictures = Promise.withResolvers<void>()
    await page.route(/\/images\//, async (route) => {
      await pictures.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.skeleton')).toBeVisible()
    arrival.resolve()
    await expect(page.locator('main img').first()).toBeAttached()
    pictures.resolve()
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
  await page.setViewportSize({ width: 375, height: 667 })
  await page.route(courseData, (route) => (isDocument(route) ? route.fallback() : route.abort('connectionrefused')))
  for (const path of ['/courses', '/courses/react-from-scratch']) {
    await page.goto(path)
    await expect(page.getByText("You're seeing the version from")).toBeVisible()
    await settled(page)
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02)
  }
})

const isDocument = (route: Route) => route.request().resourceType() === 'document'
