import { defineConfig } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'
import { chromiumPath } from './chromium.ts'

const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
const otherSite = process.env['BASE_URL']
const executablePath = chromiumPath()

/** What only the production build has: its headers, its script files, its pages as HTML. */
const productionOnly = [
  'faults-first-script.spec.ts',
  'faults-late-code.spec.ts',
  'faults-loading.spec.ts',
  'first-frames.spec.ts',
  'headers.spec.ts',
  'prerendered.spec.ts',
]

/**
 * The tests run on the production build behind Firebase Hosting's emulator, unless BASE_URL names another address,
 * such as BASE_URL=http://localhost:5173 for the site of `pnpm dev`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: otherSite ? productionOnly : [],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: otherSite ?? site,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: otherSite
    ? []
    : [
        {
          command: 'pnpm --silent preview',
          cwd: '..',
          url: site,
          timeout: 120_000,
          reuseExistingServer: true,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
        {
          command: 'pnpm --silent --filter @syntax-lab/auth-emulator start',
          cwd: '..',
          url: `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}/`,
          timeout: 60_000,
          reuseExistingServer: true,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      ],
})
