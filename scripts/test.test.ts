import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { temporaryFolder, withCommand } from './scripts-fixture.ts'

// Each test starts several processes.
vi.setConfig({ testTimeout: 30_000 })

/** How each part of `npm test` ends, and what it reports. */
const good = {
  browser: { status: 0 },
  check: { status: 0 },
  'test:unit': { status: 0, report: { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 } },
  e2e: { status: 0, report: { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 } } },
}

/** Runs `npm test` with parts that end so. */
function run(parts: object) {
  const program = `
    const [, , , ...args] = process.argv
    const { status, report } = ${JSON.stringify(parts)}[args[0] === '--filter' ? args[2] : args[0]]
    const file = args.find((arg) => arg.startsWith('--outputFile.json='))?.split('=')[1]
    if (report) require('fs').writeFileSync(file ?? process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify(report))
    process.exitCode = status`
  const folder = temporaryFolder()
  const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(new URL('test.ts', import.meta.url))], {
    encoding: 'utf8',
    env: { ...withCommand(folder, 'pnpm', program), TMPDIR: folder },
  })
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

const unit = good['test:unit']
const { e2e } = good

test.each([
  ['all is good', {}, 0, '7 passed, 0 failed'],
  ['a check fails', { check: { status: 1 } }, 1, '7 passed, 1 failed'],
  ['no browser can be had', { browser: { status: 1 } }, 1, '7 passed, 1 failed'],
  [
    'two unit tests fail',
    { 'test:unit': { status: 1, report: { ...unit.report, numPassedTests: 3, numFailedTests: 2 } } },
    1,
    '5 passed, 2 failed',
  ],
  ['the unit tests end badly though each has passed', { 'test:unit': { ...unit, status: 1 } }, 1, '7 passed, 1 failed'],
  ['the unit tests leave no report', { 'test:unit': { status: 0 } }, 1, '2 passed, 1 failed'],
  ['the browser tests leave no report', { e2e: { status: 0 } }, 1, '5 passed, 1 failed'],
  [
    'a browser test passes at the second try alone, and one is left out',
    { e2e: { ...e2e, report: { stats: { ...e2e.report.stats, flaky: 1, skipped: 1 } } } },
    1,
    '7 passed, 1 failed, 1 skipped',
  ],
])('npm test: %s', (_, parts, status, lastLine) => {
  expect(run({ ...good, ...parts })).toEqual({ status, lastLine })
})
