import type { Locator } from '@playwright/test'
import { courseData } from './course-api.ts'
import { expect, test } from './fixtures.ts'
import { smallInputs, smallTargets } from './small-windows.ts'
import { settled, turnTo, visitorPaths } from './test-pages.ts'

test('P34 with reduced motion a card does not grow into its course', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const durations: number[] = []
    Reflect.set(window, 'durations', durations)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...change) => {
      const transition = start(...change)
      void transition.ready.then(() => {
        const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming())
        durations.push(...timings.map((timing) => Number(timing?.duration)))
      })
      return transition
    }
  })
  await page.goto('/courses')
  await settled(page)
  await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
  const durations = () => page.evaluate((): number[] => Reflect.get(window, 'durations'))
  await expect.poll(async () => (await durations()).length).toBeGreaterThan(0)
  expect(Math.max(...(await durations()))).toBeLessThanOrEqual(1)
})

test('P34 forced colours leave buttons their edge, the focus its ring and the chosen its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/courses')
  await settled(page)
  const edges = await page
    .getByRole('main')
    .locator('li a[aria-label], [role="group"] button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && parseFloat(getComputedStyle(button).borderTopWidth) < 1)
        .map((button) => button.outerHTML.slice(0, 100)),
    )
  expect(edges).toEqual([])
  const [chosen, other] = [
    page.getByRole('button', { name: 'All', exact: true }),
    page.getByRole('button', { name: 'Beginner', exact: true }),
  ]
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  const here = page.getByRole('banner').getByRole('link', { name: 'Courses' })
  await expect(here).toHaveCSS('outline-style', 'solid')
  await expect(other).toHaveCSS('outline-style', 'none')
  const titles = page.getByRole('navigation', { name: 'Course index' }).getByRole('link')
  const edgeOf = (title: Locator) => title.evaluate((element) => getComputedStyle(element).borderLeftColor)
  await expect.poll(() => edgeOf(titles.first())).not.toBe(await edgeOf(titles.last()))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body))
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '3px'])
})

test('P34 forced colours leave an error its icon', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  await settled(page)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Please Provide a Email Address' })
  const icon = toast.locator('xpath=preceding-sibling::*').locator('div').last()
  await expect(icon).toHaveCSS('forced-color-adjust', 'none')
})

test('P34 forced colours mark the chosen values of the exercise, and draw figures in the colour of the text', async ({
  page,
}) => {
  // The exercise plays by itself until it is touched, and to check what is checked already touches nothing.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/')
  await settled(page)
  for (const name of ['start', 'end']) {
    const justify = page.getByRole('group', { name: /justify-content/ })
    await justify.getByRole('radio', { name, exact: true }).check()
    const chosen = justify.locator('label', { has: page.locator(':checked') })
    await expect(chosen).toHaveText(name)
    await expect(chosen).toHaveCSS('outline-style', 'solid')
    const [ink, ground] = await chosen.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(ink).not.toBe(ground)
  }
  const submit = page.getByRole('button', { name: 'Submit' })
  const enabled = await submit.evaluate((button) => getComputedStyle(button).color)
  await submit.evaluate((button: HTMLButtonElement) => (button.disabled = true))
  // One that waits for the script can be read as well.
  await expect(submit).toHaveCSS('color', enabled)
  await page.emulateMedia({ colorScheme: 'dark' })
  const text = await page
    .locator('main p')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  const strokes = await page
    .locator('main svg *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).stroke).filter((stroke) => stroke !== 'none'))
  expect(new Set(strokes)).toEqual(new Set([text]))
})

test("the theme is light at first, and stays as chosen; the browser's own frame has its colour", async ({ page }) => {
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const frame = page.locator('meta[name="theme-color"]')
  await page.goto('/faq')
  await settled(page)
  await expect(theme).not.toBeChecked()
  const light = await paper()
  await expect(frame).toHaveAttribute('content', light)
  await theme.click()
  await expect(theme).toBeChecked()
  const dark = await paper()
  expect(dark).not.toBe(light)
  await expect(frame).toHaveAttribute('content', dark)
  await page.reload()
  await expect(theme).toBeChecked()
  expect(await paper()).toBe(dark)
  await expect(frame).toHaveAttribute('content', dark)
  await theme.click()
  await expect(theme).not.toBeChecked()
  expect(await paper()).toBe(light)
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true })

  test('P32 targets are 44 px high, text to type into 16 px, and no item of a list is torn in two', async ({
    page,
  }) => {
    await page.goto('/')
    await settled(page)
    // `/home` is the page at `/`.
    for (const path of visitorPaths.filter((each) => each !== '/home')) {
      await page.setViewportSize({ width: 1024, height: 800 })
      if (path !== '/') await turnTo(page, path)
      expect.soft(await smallTargets(page, 44), `${path} at 1024 px`).toEqual([])
      expect.soft(await smallInputs(page), `${path} at 1024 px`).toEqual([])
      const torn = await page.locator('main li').evaluateAll((items) => {
        return items.filter((item) => item.getClientRects().length > 1).map(({ textContent }) => textContent)
      })
      expect.soft(torn, `${path} at 1024 px, in two columns`).toEqual([])
      await page.setViewportSize({ width: 375, height: 740 })
      expect.soft(await smallTargets(page, 44), `${path} at 375 px`).toEqual([])
    }
  })

  test('P32 what a visit adds to the catalogue is 44 px high too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('shortlist', 'css-layout,node-apis'))
    await page.route(courseData, (route) => route.abort('connectionrefused'))
    await page.goto('/courses?q=javscript')
    for (const name of ['Retry', 'javascript'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeVisible()
    for (const width of [1024, 375]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await smallTargets(page, 44), `at ${width} px`).toEqual([])
    }
  })
})
