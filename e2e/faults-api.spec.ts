import type { Locator, Page } from '@playwright/test'
import { buildWithoutCourses } from './build-with.ts'
import { documentsOf, goInside } from './documents.ts'
import { answer, courseData, faults, never, retry, sample, tooMany } from './course-api.ts'
import { startCourseApi } from './course-api-process.ts'
import { expect, isFull, open, test } from './fixtures.ts'

for (const { build, prepare } of [
  { build: 'that had the courses', prepare: async () => {} },
  { build: 'that had none', prepare: buildWithoutCourses },
]) {
  test(`P8 the API refuses at the first load of a build ${build}: a message and Retry, without waiting @smoke`, async ({
    page,
  }) => {
    const { promise: clockPaused, resolve: refuse } = Promise.withResolvers<void>()
    await page.clock.install()
    await prepare(page)
    await page.route(courseData, async (route) => {
      await clockPaused
      await route.abort('connectionrefused')
    })
    await open(page, '/courses')
    await page.clock.pauseAt(Date.now() + 3_000)
    const refusal = page.waitForEvent('requestfailed')
    refuse()
    await refusal
    await page.clock.runFor(900)
    await expect(retry(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('The course server cannot be reached')
    await expect(page.getByText(/0 courses|catalogue is empty/)).toHaveCount(0)

    await page.route(courseData, tooMany(60))
    await page.clock.resume()
    await expect(page.getByRole('alert')).toContainText('Too many requests at once')
    await page.unroute(courseData)
    await retry(page).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('link', { name: 'See Details: Git and Version Control' })).toBeVisible()
  })
}

test('P8 the course API hangs at the first load: a message and Retry within 10 s', async ({ page }) => {
  await page.clock.install()
  await buildWithoutCourses(page)
  await page.route(courseData, never)
  await open(page, '/courses')
  await expect(page.getByText('Loading the courses')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_000)
  await page.clock.runFor(7_000)
  await expect(retry(page)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('The course server is taking too long')
  await expect(page.getByText(/0 courses|catalogue is empty/)).toHaveCount(0)
})

test('P10 each kind of bad answer has its own screen, on the list and on a course', async ({ page }) => {
  test.setTimeout(90_000)
  await buildWithoutCourses(page)
  // How each kind is told apart is tested beside the code of the API's client; two of these are the browser's to tell.
  const tried = new Set(['refused', 'blocked by CORS', 'answered by 429'])
  for (const { kind, fail, heading } of faults.filter((fault) => isFull || tried.has(fault.kind))) {
    await test.step(kind, async () => {
      await page.route(courseData, fail)
      await page.goto('/courses')
      await expectOutage(page, heading)
      await goInside(page, '/courses/sample')
      await expectOutage(page, heading)
      await page.unroute(courseData)
    })
  }
})

async function expectOutage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(heading)
  await expect(retry(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/^.+ · Syntax Lab$/)
}

test('P10 an empty list, a course that is not there and no connection have screens of their own', async ({
  page,
  context,
}) => {
  await page.route(courseData, answer([]))
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'The catalogue is empty' })).toBeVisible()
  await page.route(courseData, answer({ title: 'Not Found', status: 404 }, { status: 404 }))
  await goInside(page, '/courses/gone')
  await expect(page.getByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })).toBeVisible()
  await page.route(courseData, answer([], { status: 503 }))
  await buildWithoutCourses(page)
  await page.goto('/courses')
  await expect(retry(page)).toBeVisible()
  await context.setOffline(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry(page).click()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This page needs a connection')
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: /^See Details/ }).first()).toBeVisible({ timeout: 5_000 })
})

test('P11 hostile courses execute nothing and hide no good course', async ({ page }) => {
  const script = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
  const list = [
    { ...sample, id: 'good-one', title: 'The First Good Course' },
    null,
    'a string',
    { ...sample, id: '../../login', title: 'Climbs' },
    { ...sample, id: 'markup', title: script, description: script, badge: '<b onclick=1>' },
    { ...sample, id: 'script-picture', title: 'A Script for a Picture', img: 'javascript:window.hit=1' },
    {
      ...sample,
      id: 'data-picture',
      title: 'Data for a Picture',
      img: 'data:image/svg+xml,<svg onload="window.hit=1"/>',
    },
    { ...sample, id: 'huge', title: 'x'.repeat(100_000) },
    {
      ...sample,
      id: 'long',
      title: 'W'.repeat(120),
      badge: 'B'.repeat(40),
      // Not of a letter that the font kerns with itself, as it does y: Chromium then needs seconds for each layout.
      description: `${'n'.repeat(30_000)}${script}`,
    },
    { ...sample, id: 'endless', price: Number.POSITIVE_INFINITY },
    { ...sample, id: '__proto__', title: 'Prototype', __proto__: { polluted: true } },
    { ...sample, id: 'good-two', title: 'The Second Good Course' },
  ]
  // JSON.stringify writes Infinity as null; a server in another language may write a number too large for one.
  const json = JSON.stringify(list).replace('"price":null', '"price":1e999')
  const shown = [
    'The First Good Course',
    script,
    'A Script for a Picture',
    'Data for a Picture',
    'W'.repeat(120),
    'The Second Good Course',
  ]
  await page.route(courseData, (route) =>
    answer(
      route.request().url().endsWith('/courses')
        ? json
        : list.find(
            (course) => typeof course === 'object' && course?.id === new URL(route.request().url()).pathname.slice(9),
          ),
    )(route),
  )
  const expectNoSidewaysScrolling = async () => {
    for (const width of [1280, 800, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
    }
  }
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(shown)
  await expectNoSidewaysScrolling()
  const card = page.getByRole('article').filter({ hasText: 'B'.repeat(40) })
  const rightOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().right)
  expect(await rightOf(card.getByText('B'.repeat(40))), 'a long badge').toBeLessThan(await rightOf(card))
  for (const [index, id] of ['markup', 'script-picture', 'data-picture', 'long'].entries()) {
    await goInside(page, `/courses/${id}`)
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(shown[index + 1] ?? '')
  }
  await expectNoSidewaysScrolling()
  expect(await page.evaluate(() => [Reflect.get(window, 'hit'), Reflect.get({}, 'polluted')])).toEqual([
    undefined,
    undefined,
  ])
  expect(await page.evaluate(() => [...document.images].filter((image) => !/^https?:/.test(image.src)).length)).toBe(0)
})

test('P9 the course API dies and comes back while a student reads: what is there stays, and heals within 5 s', async ({
  page,
}) => {
  const rounds = isFull ? 10 : 1
  test.setTimeout(60_000 + rounds * 15_000)
  await using api = await startCourseApi()
  await page.route(courseData, api.forward)
  // A press that comes before the script is the browser's, and loads the document.
  await open(page, '/courses')
  const details = page.getByRole('link', { name: 'See Details: Git and Version Control' })
  const stale = page.getByText("You're seeing the version from")
  await expect(details).toBeVisible()
  const documents = documentsOf(page)
  for (let round = 0; round < rounds; round += 1) {
    await api.kill()
    await details.click()
    await expect(stale).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeVisible()
    await page.goBack()
    await expect(stale).toBeVisible()
    await expect(details).toBeVisible()
    await api.start()
    await expect(stale).toBeHidden({ timeout: 5_000 })
    await expect(details).toBeVisible()
  }
  expect(documents).toEqual([])
})
