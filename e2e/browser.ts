import { test as base } from '@playwright/test'
import { chromiumLaunch } from './chromium.ts'
import { courseApiUrl } from './course-api.ts'
import { siteUrl } from './site.ts'

/** This machine's, and those of the site under test. */
export const ownHosts = new Set([
  'localhost',
  '127.0.0.1',
  ...[siteUrl, courseApiUrl].map((url) => new URL(url).hostname),
])

const onlyOwnHosts = ['MAP * ~NOTFOUND', ...Array.from(ownHosts, (host) => `EXCLUDE ${host}`)].join(', ')
const launchOptions = { ...chromiumLaunch, args: [...chromiumLaunch.args, `--host-resolver-rules=${onlyOwnHosts}`] }

/** A test with the browser that is there: Chromium as chromium.ts finds it, another one as Playwright knows it. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [({ browserName }, use) => use(browserName === 'chromium' ? launchOptions : {}), { scope: 'worker' }],
})
