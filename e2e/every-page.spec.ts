import { violationsInBothThemes, violationsOn } from './axe.ts'
import { expect, isFull, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { expectToFitSmallWindows } from './small-windows.ts'
import { settled, testPages } from './test-pages.ts'

// Several runs of axe take long on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** On each side of the breakpoints, and between them at full length. */
const widths = isFull ? [375, 768, 1280] : [375, 1280]

test('P31 no two addresses share a title', () => {
  const titles = testPages.filter(({ viewer }) => viewer !== 'unverified student').map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

for (const { name, path, viewer, title } of testPages) {
  test(`P29 P31 P32 P37 ${name}: its title, no shift of the layout, nothing for axe, room in small windows`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    if (viewer !== 'visitor') await restoreLogin(await newStudent({ verified: viewer === 'verified student' }))
    for (const width of widths) {
      await test.step(`P29 P31 P37 at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: null })
        await page.goto(path)
        await settled(page)
        expect.soft(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.02)
        await expect.soft(page).toHaveTitle(title)
        await expect.soft(page).toHaveURL(path)
        // In the middle of a fade axe would measure colours that nobody sees for long.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        // A theme changes colours only, and a width where things are: each is looked at once.
        const isWidest = width === widths.at(-1)
        const violations = isFull || isWidest ? violationsInBothThemes(page) : violationsOn(page)
        expect.soft(await violations).toEqual([])
      })
    }
    await test.step('P32 in small windows', () => expectToFitSmallWindows(page))
  })
}
