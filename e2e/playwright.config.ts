import { defineConfig } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'
import { chromiumPath } from './chromium.ts'

const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
const executablePath = chromiumPath()

/**
 * The tests run on the production build behind Firebase Hosting's emulator, unless BASE_URL names another address,
 * such as BASE_URL=http://localhost:5173 for the site of `pnpm dev`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? site,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: process.env['BASE_URL']
    ? []
    : [
        { command: 'pnpm --silent preview', cwd: '..', url: site, timeout: 120_000, reuseExistingServer: true, gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } },
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
