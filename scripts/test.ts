import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm test`: everything, on a fresh machine. Ends with the sums over all runners.
const reports = mkdtempSync(join(tmpdir(), 'syntax-lab-test-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'e2e.json')
const sum = { passed: 0, failed: 0, skipped: 0 }

step('Browser', ['--filter', 'e2e', 'browser'])
step('Checks', ['check'])
step(
  'Unit and API tests',
  ['test:unit', '--allowOnly=false', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  () => {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'))
    const skipped = report.numPendingTests + report.numTodoTests
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped }
  },
)
// Traces cost a twelfth of the time: `pnpm e2e --last-failed` records those of what failed.
step('End to end', ['e2e', '--forbid-only', '--reporter=dot,json,html', '--trace=off'], () => {
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
})

console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exitCode = sum.failed > 0 ? 1 : 0

/** Runs one part; ending badly without a failed test, or without a report, is one failure. The rest still runs. */
function step(title: string, args: string[], readReport?: () => typeof sum): void {
  console.log(`\n== ${title}`)
  const start = performance.now()
  const { status } = spawnSync('pnpm', ['--silent', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, PLAYWRIGHT_HTML_OPEN: 'never' },
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  let isGood = status === 0
  let found = { passed: 0, failed: 0, skipped: 0 }
  try {
    found = readReport?.() ?? found
  } catch (error) {
    console.error(`${title}: no report`, error)
    isGood = false
  }
  if (!isGood && found.failed === 0) found.failed = 1
  console.log(`== ${title}: ${isGood ? 'good' : 'FAILED'} after ${seconds} s`)
  sum.passed += found.passed
  sum.failed += found.failed
  sum.skipped += found.skipped
}
