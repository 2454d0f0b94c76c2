import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The browser for tests and measurements: CHROMIUM_PATH, else Playwright's own, else the system's, of which Debian's
 * headless shell is the quickest because it draws no window; undefined where there is none.
 */
export function chromiumPath(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return candidates.find((path) => path && existsSync(path))
}

/** No request of the browser's own while something is measured; root cannot have the sandbox. */
const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const path = chromiumPath()

/** What Playwright starts it with; of its own browsers it picks one by itself, windowed or not. */
export const chromiumLaunch = path && path !== chromium.executablePath() ? { executablePath: path, args } : { args }
