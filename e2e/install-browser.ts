import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.ts'

// `pnpm --filter e2e browser`: sees to it that the tests have a browser, and says what it installs before it does.
const found = chromiumPath()
if (found) console.log(`Using ${found}.`)
else if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  console.log("No Chromium here. Installing Debian's packages chromium-headless-shell and fonts-liberation…")
  must('apt-get', 'update', '-qq')
  must('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation')
} else {
  console.log("No Chromium here. Downloading Playwright's, into Playwright's own cache in your home folder…")
  must('playwright', 'install', 'chromium')
}

function must(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0) return
  console.error(
    `No browser for the browser tests: "${command} ${args.join(' ')}" failed. ` +
      'Install Chromium, or name one by CHROMIUM_PATH.',
  )
  process.exit(1)
}
