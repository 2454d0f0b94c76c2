import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { portOf } from '@syntax-lab/shared/ports'
import { withDemoVariables } from './demo-variables.ts'
import { requireFreePorts } from './free-ports.ts'
import { answers, waitFor } from './wait-for.ts'

// `pnpm preview`: the production build behind the Firebase Hosting emulator, and the course API where none runs yet.
const site = portOf('PREVIEW_PORT', process.env)
const api = portOf('API_PORT', process.env)
const env = { ...withDemoVariables(process.env), TURBO_TELEMETRY_DISABLED: '1', CI: 'true' }

await requireFreePorts([{ name: 'PREVIEW_PORT', port: site }])
const build = spawnSync('turbo', ['run', 'build', '--output-logs=errors-only'], { stdio: 'inherit', env })
if (build.status !== 0) process.exit(build.status ?? 1)

const children: ChildProcess[] = []
if (!(await answers(`http://localhost:${api}/health`))) children.push(run(['--filter', '@syntax-lab/course-api', 'start']))
children.push(run(['--filter', '@syntax-lab/web', 'preview']))

const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)

try {
  await waitFor([`http://localhost:${site}/`, `http://localhost:${api}/health`], ended.signal)
  console.log(`\nThe production build is at http://localhost:${site}, the course API at http://localhost:${api}/courses. Ctrl-C ends them.`)
} catch {
  // One of them has ended, and has said why.
}

function run(args: string[]): ChildProcess {
  // A group of its own, so that exactly one signal reaches each, whoever sent it.
  return spawn('pnpm', ['--silent', ...args], { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

function stop() {
  ended.abort()
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
  }
}
