import { violationsInBothThemes } from './axe.ts'
import { expect, isFull, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'
import { longestLine } from './longest-line.ts'
import { expectToFitSmallWindows } from './small-windows.ts'
import { layoutFaults } from './layout-faults.ts'
import { motions } from './motion.ts'
import { settled, testPages } from './test-pages.ts'

// Several runs of axe take long on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** On each side of the breakpoints, and between them at full length; the last one with reduced motion. */
const widths = isFull ? [1280, 768, 375] : [1280, 375]

test('P31 no two addresses share a title', () => {
  const titles = new Map(testPages.map(({ path, title }) => [path, title]))
  expect(new Set(titles.values()).size).toBe(titles.size)
})

for (const { name, path, viewer, title } of testPages) {
  test(`P29 P31 P32 P34 P37 ${name}: title, layout shift, axe, small windows, reduced motion`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    if (viewer !== 'visitor') await restoreLogin(await newStudent({ verified: viewer === 'verified student' }))
    for (const width of widths)
      await test.step(`P31 P37 loaded at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        if (width === widths.at(-1)) await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await settled(page)
        expect.soft(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(0.02)
        await expect.soft(page).toHaveTitle(title)
        await expect.soft(page).toHaveURL(path)
        // In 375 px no line of words has a hundred letters.
        if (width > 375) {
          const line = await longestLine(page)
          expect.soft(line.length, `characters in a line of “${line.paragraph}”`).toBeLessThanOrEqual(100)
        }
        expect.soft(await layoutFaults(page), 'layout').toEqual([])
      })
    await test.step('P32 P34 with reduced motion, and in small windows', async () => {
      expect.soft(await motions(page), 'moves for longer than 1 ms').toEqual([])
      // What is left of a window of 1280×1024 px at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await expectToFitSmallWindows(page)
    })
    // With motion axe could measure, in the middle of a fade, colours that nobody sees for long.
    await test.step('P29 axe', async () => {
      // apps/web/src/styles/tokens.test.ts measures the pairs of colours in both themes as well.
      expect.soft(await violationsInBothThemes(page, { widths })).toEqual([])
    })
  })
}
