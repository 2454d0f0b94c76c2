import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import type { Variant } from './variants.ts'

/** When it happened, in ms after the navigation began; NaN for what never did. */
export type Moments = { firstPaint: number; largestPaint: number; interactive: number }

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const flags = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** A phone's window on its slow line; the CPU is made as slow when there is something to measure. */
async function openPhone(browser: Browser): Promise<{ page: Page; slowDown: () => Promise<unknown>; close: () => Promise<void> }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  return { page, slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }), close: () => context.close() }
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

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
    if (hasScripts) await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, undefined, { timeout: 60_000 })
    return await momentsOf(page)
  } finally {
    await close()
  }
}

/**
 * From the tap on a card to the frame with its course, and from Back to the frame with the catalogue, in ms:
 * one figure of each for each of the first `cards` cards, every time in a window that has loaded the catalogue and nothing else.
 */
export function measurePageChanges(site: string, cards: number): Promise<{ forth: number[]; back: number[] }> {
  return withBrowser(async (browser) => {
    const measured: { forth: number[]; back: number[] } = { forth: [], back: [] }
    for (let card = 0; card < cards; card += 1) {
      const { page, slowDown, close } = await openPhone(browser)
      try {
        await page.goto(`${site}/courses`, { waitUntil: 'networkidle', timeout: 60_000 })
        await slowDown()
        const link = page.locator('main article a').nth(card)
        await link.scrollIntoViewIfNeeded()
        measured.forth.push(await untilNextHeading(page, () => link.tap({ noWaitAfter: true })))
        measured.back.push(await untilNextHeading(page, () => page.evaluate(() => history.back())))
      } finally {
        await close()
      }
    }
    return measured
  })
}

/** From the event of what `act` does, a click or a step in the history, to the frame with another heading. */
async function untilNextHeading(page: Page, act: () => Promise<void>): Promise<number> {
  const duration = await page.evaluateHandle(() => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    let start = Number.NaN
    for (const type of ['click', 'popstate']) addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (heading() === before) return
        observer.disconnect()
        // The task after a frame's callbacks comes when the frame has been drawn.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - start))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(null))
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return { painted }
  })
  await act()
  return duration.evaluate(({ painted }) => painted)
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
