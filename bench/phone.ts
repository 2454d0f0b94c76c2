import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from 'e2e/chromium'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A phone's window on its slow line; the CPU is made as slow when there is something to measure. */
export async function openPhone(
  browser: Browser,
): Promise<{ page: Page; slowDown: () => Promise<unknown>; close: () => Promise<void> }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  return {
    page,
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }),
    close: () => context.close(),
  }
}

/** Runs `work` with a browser of its own. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
