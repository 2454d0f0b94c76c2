import { test as base } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'

/** A test with the browser that is there: Chromium as chromium.ts finds it, another one as Playwright knows it. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [({ browserName }, use) => use(browserName === 'chromium' ? chromiumLaunch : {}), { scope: 'worker' }],
})
