import type { Page } from '@playwright/test'

/** How far the page's parts have moved by themselves so far, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum +=
              'value' in entry &&
              typeof entry.value === 'number' &&
              !('hadRecentInput' in entry && entry.hadRecentInput)
                ? entry.value
                : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
}
