import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from '../e2e/chromium.ts'

// Sees to it that the end-to-end tests have a browser: one that is there, else Debian's, else Playwright's own.
const found = chromiumPath()
if (found) console.log(`Using ${found}`)
else if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
  console.log("No Chromium here: installing Debian's package…")
  must('apt-get', ['update', '-qq'])
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
} else {
  console.log("No Chromium here: installing Playwright's…")
  must('pnpm', ['--filter', 'e2e', 'exec', 'playwright', 'install', 'chromium'])
}

function must(command: string, args: string[]) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return
  console.error(
    `No browser for the end-to-end tests: "${command} ${args.join(' ')}" failed. Install Chromium, or name one by CHROMIUM_PATH.`,
  )
  process.exit(1)
}
