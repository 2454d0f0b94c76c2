import type { Page } from '@playwright/test'
import { expect, logOut, open, profileLink, test } from './fixtures.ts'

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

test('P32 at 320 px the menu has a long name beside the photo, which keeps its room, as Log Out does', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const displayName = 'Averylongname'.repeat(4)
  await restoreLogin(await newStudent({ displayName }))
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(profileLink(page)).toBeVisible()
  expect(await profileLink(page).evaluate((link) => getComputedStyle(link, '::after').content)).toBe(`"${displayName}"`)
  const photo = await profileLink(page).locator('> :first-child').boundingBox()
  expect([photo?.width, photo?.height]).toEqual([36, 36])
  const button = await logOut(page).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320 - 16)
})
