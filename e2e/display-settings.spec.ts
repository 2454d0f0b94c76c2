import { expect, test } from './fixtures.ts'
import { settled, sitePages } from './site-pages.ts'

test('P34 with reduced motion nothing moves for longer than 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of sitePages.filter(({ viewer }) => viewer === 'visitor')) {
    await page.goto(path)
    await settled(page)
    const long = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*')).flatMap((element) => {
        const { animationDuration, animationName, transitionDuration } = getComputedStyle(element)
        const times = [
          ...(animationName === 'none' ? [] : animationDuration.split(',')),
          ...transitionDuration.split(','),
        ]
        return times.some((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000) > 1)
          ? [element.outerHTML.slice(0, 100)]
          : []
      }),
    )
    expect(long, path).toEqual([])
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
      ),
      path,
    ).toBe(0)
  }
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
  expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  expect(await other.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body))
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '3px'])
})
