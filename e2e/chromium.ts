import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser for the tests: CHROMIUM_PATH, a system's Chromium or Chrome, or Playwright's own; undefined when there is none. */
export function chromiumPath(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}
