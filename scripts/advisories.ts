import { spawnSync } from 'node:child_process'

// `pnpm advisories`: known vulnerabilities in shipped dependencies, or that the list of them cannot be reached.
const { stdout, stderr, status } = spawnSync('pnpm', ['audit', '--prod', '--json'], { encoding: 'utf8' })
const report = parse(stdout)

if (!report) {
  const reason = /responded with \d+|ERR_\w+|E[A-Z]{4,}/.exec(stderr)?.[0] ?? `exit ${status}`
  console.log(`Not checked: the advisories could not be reached (${reason}).`)
} else if (Object.keys(report.advisories ?? {}).length > 0) {
  console.error(stdout)
  process.exitCode = 1
} else console.log('No known advisories for what is shipped.')

function parse(text: string): { advisories?: Record<string, unknown> } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
