import type { Page, Route } from '@playwright/test'
import { never } from './course-api.ts'
import { expect, open, skipUnlessProduction, test } from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

const note = (page: Page) => page.locator('#script-missing')

/** The animations that stand for the limit of 8 s. */
const late = ['come-late', 'come-after-all', 'give-up']

/** Stops the clocks of what comes or goes late at `time`, in ms since the page was painted. */
function at(page: Page, time: number): Promise<void> {
  return page.evaluate(
    ([currentTime, names]) => {
      for (const animation of document.getAnimations())
        if ('animationName' in animation && names.includes(String(animation.animationName))) {
          animation.pause()
          animation.currentTime = currentTime
        }
    },
    [time, late] as const,
  )
}

for (const { path, part, how, width = 1280 } of [
  { path: '/profile', part: 'index', how: 'is missing' },
  // There the bar of its actions is at the lower edge, too.
  { path: '/courses/git-version-control', part: 'libraries', how: 'hangs', width: 375 },
  { path: '/login', part: 'site', how: 'is missing' },
  { path: '/', part: 'index', how: 'hangs' },
]) {
  test(`P13 ${path} says so after 8 s when the site's script "${part}" ${how}, and a press loads it again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    // Browsers ask for it more than once, ahead and when the page needs it: it is broken for all of this document.
    let isBroken = true
    const fail =
      how === 'hangs'
        ? never
        : (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
    await page.route(new RegExp(`/static/js/${part}-[^/]+\\.js$`), (route) =>
      isBroken ? fail(route) : route.fallback(),
    )
    await page.goto(`${path}?from=mail`, { waitUntil: 'commit' })
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isBroken = false
    })
    await expect(note(page)).toBeAttached()
    await at(page, 7_500)
    await expect(note(page)).toBeHidden()
    await at(page, 8_500)
    await expect(note(page)).toBeInViewport({ ratio: 1 })
    await note(page).getByRole('link', { name: 'Reload it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeEnabled()
    await expect(note(page)).toBeHidden()
  })
}

test('nothing is said of a missing script on a page that works, nor where the page speaks for itself', async ({
  page,
}) => {
  for (const path of ['/', '/courses/git-version-control']) {
    await open(page, path)
    await at(page, 8_500)
    await expect(note(page)).toBeHidden()
  }
  await page.clock.install()
  await page.route(/\/faq-page-[^/]+\.js$/, never)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(async () => {
    await page.clock.runFor(5_100)
    await expect(page.getByText('The page is taking longer than usual to load.')).toBeVisible({ timeout: 200 })
  }).toPass()
  await at(page, 8_500)
  await expect(note(page)).toBeHidden()
})

test('P13 a search in the address waits 8 s for the script, and shows the whole catalogue then', async ({ page }) => {
  await page.route(/\/static\/js\/index-[^/]+\.js$/, never)
  await page.goto('/courses?q=git', { waitUntil: 'commit' })
  const course = page.getByRole('link', { name: 'See Details: Git and Version Control' })
  const catalogue = page.locator('[data-prerendered]')
  const line = () => catalogue.evaluate((part) => getComputedStyle(part, '::before').visibility)
  await expect(catalogue).toBeAttached()
  await at(page, 7_500)
  await expect(course).toBeHidden()
  expect(await line()).toBe('visible')
  await at(page, 8_500)
  await expect(course).toBeVisible()
  expect(await line()).toBe('hidden')
})

test('P13 a page that the build has not written says after 0.3 s that it is loading', async ({ page }) => {
  await page.route(/\/static\/js\/index-[^/]+\.js$/, never)
  await page.goto('/profile', { waitUntil: 'commit' })
  const root = page.locator('#root')
  await expect(root).toBeAttached()
  await at(page, 400)
  const line = await root.evaluate((element) => {
    const { content, visibility, animationDelay } = getComputedStyle(element, '::before')
    return { content, visibility, animationDelay }
  })
  expect(line).toEqual({ content: '"Loading Syntax Lab…"', visibility: 'visible', animationDelay: '0.3s' })
})
