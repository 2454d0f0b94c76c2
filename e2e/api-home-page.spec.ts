import { violationsOn } from './axe.ts'
import { courseApiUrl } from './course-api.ts'
import { expect, test } from './fixtures.ts'

test.use({
  viewport: { width: 320, height: 640 },
  // As in navigation.spec.ts.
  isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
})

test("P29 P32 the API's own page fits a phone, with large text too, and has no violations in either theme", async ({
  page,
}) => {
  await page.goto(`${courseApiUrl}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses, as plain JSON.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOn(page), colorScheme).toEqual([])
  }
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate((element, value) => (element.style.fontSize = value), size)
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]), size).toEqual([320, 320])
  }
})
