import { defineConfig } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'
import { previewUrl, siteUrl } from './site.ts'

const isPreview = !process.env['BASE_URL']

const server = (command: string, url: string, isReused = Boolean(process.env['REUSE'])) => ({
  command: `pnpm --silent ${command}`,
  cwd: '..',
  url,
  timeout: 180_000,
  // What turbo's tasks have to say, errors included.
  stdout: 'pipe' as const,
  reuseExistingServer: isReused,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

// Another site may have its auth emulator beside it already, as that of `pnpm dev` has.
const authEmulator = server(
  '--filter @syntax-lab/auth-emulator start',
  `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}/`,
  !isPreview || Boolean(process.env['REUSE']),
)

/**
 * The tests run on the production build of this tree behind Firebase Hosting's emulator, unless BASE_URL names another
 * address, such as BASE_URL=http://localhost:5173 for the site of `pnpm dev`; COURSE_API_URL then names its course API
 * where that is another than development's. A server that runs already may be of another tree, or of this one an hour
 * ago: it is used with REUSE=1 only.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // More than cores: while one test waits for an answer or a limit, another one works.
  workers: '150%',
  retries: 0,
  // Both for what hangs. The longest tests take half a minute where the machine is at its slowest.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: siteUrl,
    // The page as it was at each step costs an eighth of the time: it is recorded with SNAPSHOTS=1 only.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(process.env['SNAPSHOTS']) },
    screenshot: 'only-on-failure',
  },
  webServer: isPreview ? [server('preview', previewUrl), authEmulator] : authEmulator,
})
