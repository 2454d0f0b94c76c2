import type { Browser, Page } from '@playwright/test'
import { openPhone, withBrowser } from './phone.ts'
import type { Variant } from './variants.ts'

/** When it happened, in ms after the navigation began; NaN for what never did. */
export type Moments = { firstPaint: number; largestPaint: number; interactive: number }

/** Each page `loads` times with an empty cache, in turns; one turn before them is not counted. */
export function measureOnPhone(urls: Record<Variant, string>, loads: number): Promise<Record<Variant, Moments[]>> {
  return withBrowser(async (browser) => {
    const measured: Record<Variant, Moments[]> = { site: [], bare: [], client: [] }
    for (let turn = 0; turn <= loads; turn += 1) {
      for (const variant of ['site', 'bare', 'client'] as const) {
        const moments = await loadOnce(browser, urls[variant], variant !== 'bare')
        if (turn > 0) measured[variant].push(moments)
      }
    }
    return measured
  })
}

async function loadOnce(browser: Browser, url: string, hasScripts: boolean): Promise<Moments> {
  const { page, slowDown, close } = await openPhone(browser)
  try {
    await slowDown()
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (hasScripts)
      await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, undefined, {
        timeout: 60_000,
      })
    return await momentsOf(page)
  } finally {
    await close()
  }
}

/** Runs before the page: notes when it says that it answers to presses. */
function watch() {
  const timer = setInterval(() => {
    if (!document.querySelector('html[data-hydrated]')) return
    clearInterval(timer)
    document.documentElement.dataset['interactive'] = String(performance.now())
  }, 10)
}

/** The largest paint is known for certain when nothing has come for a second. */
function momentsOf(page: Page): Promise<Moments> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      let last = Number.NaN
      const observer = new PerformanceObserver((list) => {
        last = list.getEntries().at(-1)?.startTime ?? last
      })
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      setTimeout(() => resolve(last), 1_000)
    })
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: largest,
      interactive: Number(document.documentElement.dataset['interactive'] ?? Number.NaN),
    }
  })
}
