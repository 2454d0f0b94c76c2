import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, pnpm, root } from './install.mjs'

// `npm test`: everything, on a fresh machine. Ends with the sums over all runners.
const reports = mkdtempSync(join(tmpdir(), 'syntax-lab-test-'))
const sum = { passed: 0, failed: 0, skipped: 0 }

install()
run('Browser', ['node', 'scripts/browser.ts'])
run('Lint, types, unused code, versions', ['check'])
count(
  'Unit and API tests',
  ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
  readVitest,
)
count('End to end', ['--filter', 'e2e', 'exec', 'playwright', 'test', '--reporter=dot,json,html'], readPlaywright)

console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = sum.failed > 0 ? 1 : 0

/** A step that is no test runner: when it fails, it counts as one failure and the rest still runs. */
function run(title, command) {
  const { status } = time(title, command)
  if (status !== 0) sum.failed += 1
}

/** A test runner: its report is counted; one that ends badly without a failed test counts as one failure. */
function count(title, command, read) {
  const { status } = time(title, command)
  const found = { passed: 0, failed: 0, skipped: 0 }
  try {
    Object.assign(found, read())
  } catch (error) {
    console.error(`${title}: no report (${error.message})`)
  }
  if (status !== 0 && found.failed === 0) found.failed = 1
  for (const key of Object.keys(sum)) sum[key] += found[key]
}

function time(title, command) {
  console.log(`\n== ${title}`)
  const start = performance.now()
  const { status } = spawnSync(
    pnpm,
    ['--silent', ...(command[0] === 'node' || command[0] === 'vitest' ? ['exec', ...command] : command)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  )
  console.log(
    `== ${title}: ${status === 0 ? 'good' : 'FAILED'} after ${Math.round((performance.now() - start) / 1000)} s`,
  )
  return { status }
}

function readVitest() {
  const report = JSON.parse(readFileSync(join(reports, 'unit.json'), 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readPlaywright() {
  const { stats } = JSON.parse(readFileSync(join(reports, 'e2e.json'), 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
