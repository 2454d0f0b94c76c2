import type { Page } from '@playwright/test'
import { expect, logOut, open, profileLink, test } from './fixtures.ts'
import { isDevelopment } from './site.ts'

test('an unknown address is answered with status 404 and the way home @smoke', async ({ page }) => {
  const response = await page.goto('/no/such-page')
  if (!(await isDevelopment())) expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we couldn't find this page")
  await expect(page).toHaveTitle('Page not found · Syntax Lab')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('Tab goes through the header from left to right, on a phone as well', async ({ page }) => {
  await open(page, '/faq')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expectTabFromLeftToRight(page)
  await page.setViewportSize({ width: 375, height: 720 })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expectTabFromLeftToRight(page)
})

test('what is scrolled under the header and the note below it stays there', async ({ page, context }) => {
  await open(page, '/courses')
  await context.setOffline(true)
  await page.getByText("You're offline.").waitFor()
  const above = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, [data-notes]')]
    return Array.from({ length: 50 }, (_, step) => step * 30).flatMap((top) => {
      scrollTo({ top, behavior: 'instant' })
      return parts.flatMap((part) => {
        const box = part.getBoundingClientRect()
        const seen = Array.from({ length: 64 }, (_each, column) =>
          document.elementFromPoint((innerWidth * column) / 64, (box.top + box.bottom) / 2),
        )
        return seen.flatMap((each) => (each && !part.contains(each) ? [each.outerHTML.slice(0, 100)] : []))
      })
    })
  })
  expect([...new Set(above)]).toEqual([])
})

/** Presses Tab through the links and buttons of the header, from the first to the last, and out of it. */
async function expectTabFromLeftToRight(page: Page) {
  const stops = page.getByRole('banner').locator('a, button').filter({ visible: true })
  await stops.first().focus()
  let left = -1
  for (const stop of await stops.all()) {
    await expect(stop).toBeFocused()
    const x = (await stop.boundingBox())?.x ?? -1
    expect(x).toBeGreaterThan(left)
    left = x
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    // A phone's browser, which lays a page out as wide as its viewport tag says; Playwright's Firefox has none.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  })

  test('a phone that is turned, and turned back, stays at its place, with its menu open as well', async ({ page }) => {
    await open(page, '/blog')
    const heading = page.getByRole('main').getByRole('heading', { level: 3 }).nth(3)
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const place = await page.evaluate(() => scrollY)
    const expectToStay = async () => {
      await page.setViewportSize({ width: 720, height: 375 })
      await expect(heading).toBeInViewport()
      await page.setViewportSize({ width: 375, height: 720 })
      await expect(heading).toBeInViewport()
      await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), place)).toBeLessThan(8)
    }
    await expectToStay()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expectToStay()
  })

  test('the links fold into a menu that opens, leads on and closes', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const menu = header.getByRole('button', { name: 'Menu' })
    await expect(header.getByRole('link', { name: 'Courses' })).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')

    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Home', 'Login']) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await header.getByRole('link', { name: 'Courses' }).tap()
    await expect(page).toHaveURL('/courses')
    await expect(header.getByRole('link', { name: 'Courses' })).toBeHidden()

    await menu.tap()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test("the menu has a student's name beside the photo", async ({ page, newStudent, restoreLogin }) => {
    const student = await newStudent()
    await restoreLogin(student)
    await open(page, '/faq')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const link = page.getByRole('banner').getByRole('link', { name: 'Profile' })
    await expect(link).toBeVisible()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
      `"${student.displayName}"`,
    )
  })

  test('a tap beside the open menu closes it, and presses nothing that lies there', async ({ page }) => {
    await open(page, '/courses')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^See Details/ })
      .first()
    await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 20))
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    await menu.tap()
    await tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL('/courses')
    await tap()
    await expect(page).toHaveURL(/\/courses\/./)
  })
})

test('P32 at 320 px a long name in the menu takes no room from the photo, and none from Log Out', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent({ displayName: 'Averylongname'.repeat(4) }))
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const photo = await profileLink(page).locator('> :first-child').boundingBox()
  expect([photo?.width, photo?.height]).toEqual([36, 36])
  const button = await logOut(page).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320 - 16)
})
