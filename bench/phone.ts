import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import type { Variant } from './variants.ts'

/** When it happened, in ms after the navigation began; NaN for what never did. */
export type Moments = { firstPaint: number; largestPaint: number; interactive: number }

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const flags = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Each page `loads` times with an empty cache, in turns; one turn before them is not counted. */
export async function measureOnPhone(urls: Record<Variant, string>, loads: number): Promise<Record<Variant, Moments[]>> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags })
  const measured: Record<Variant, Moments[]> = { site: [], bare: [], client: [] }
  try {
    for (let turn = 0; turn <= loads; turn += 1) {
      for (const variant of ['site', 'bare', 'client'] as const) {
        const moments = await loadOnce(browser, urls[variant], variant !== 'bare')
        if (turn > 0) measured[variant].push(moments)
      }
    }
  } finally {
    await browser.close()
  }
  return measured
}

async function loadOnce(browser: Browser, url: string, hasScripts: boolean): Promise<Moments> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    if (hasScripts) await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, undefined, { timeout: 60_000 })
    return await momentsOf(page)
  } finally {
    await context.close()
  }
}

/** Runs before the page: notes when React answers to the header's buttons, which it shows by the properties that it hangs on them. */
function watch() {
  const timer = setInterval(() => {
    const button = document.querySelector('header button')
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps$'))) return
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
