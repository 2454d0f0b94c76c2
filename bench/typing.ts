import { manyCourses } from './course-files.ts'
import { openPhone, withBrowser } from './phone.ts'

/**
 * The longest task of the page, in ms, while somebody searches a catalogue of `count` courses, letter by letter:
 * one figure for each of `rounds`.
 */
export function measureTyping(site: string, count: number, rounds: number): Promise<number[]> {
  const courses = manyCourses(count)
  const list = JSON.stringify(courses)
  const wanted = courses[Math.floor(count / 2)]?.title.toLowerCase() ?? ''
  return withBrowser(async (browser) => {
    const longest: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { page, slowDown, close } = await openPhone(browser)
      try {
        await page.route('**/courses', (route) =>
          route.request().resourceType() === 'document'
            ? route.continue()
            : route.fulfill({
                contentType: 'application/json',
                headers: { 'access-control-allow-origin': '*' },
                body: list,
              }),
        )
        await page.goto(`${site}/courses`)
        // By these selectors, because to find a role or a text among thousands of elements is a long task itself.
        const status = page.locator('search p[aria-hidden]')
        await status.filter({ hasText: `${count} courses` }).waitFor()
        await page.locator('[type=search]').focus()
        await slowDown()
        await page.evaluate(watchTasks)
        await page.keyboard.type(wanted, { delay: 150 })
        await status.filter({ hasText: `1 of ${count} courses` }).waitFor()
        longest.push(Number(await page.evaluate(() => document.documentElement.dataset['longestTask'])))
      } finally {
        await close()
      }
    }
    return longest
  })
}

/** Runs in the page. Tasks of 50 ms and less are not reported by the browser. */
function watchTasks() {
  document.documentElement.dataset['longestTask'] = '0'
  new PerformanceObserver((tasks) => {
    const { dataset } = document.documentElement
    dataset['longestTask'] = String(
      Math.max(Number(dataset['longestTask']), ...tasks.getEntries().map(({ duration }) => duration)),
    )
  }).observe({ type: 'longtask' })
}
