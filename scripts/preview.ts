import { type ChildProcess, spawn } from 'node:child_process'
import { portOf } from '@syntax-lab/shared/ports'
import { withDemoVariables } from './demo-variables.ts'
import { requireFreePorts } from './free-ports.ts'
import { turboBuild } from './turbo-build.ts'
import { answers, waitFor } from './wait-for.ts'

// `pnpm preview`: the production build behind the Firebase Hosting emulator, and the course API where none runs yet.
const site = portOf('PREVIEW_PORT', process.env)
const api = portOf('API_PORT', process.env)
const env = { ...withDemoVariables(process.env), TURBO_TELEMETRY_DISABLED: '1', CI: 'true' }

await requireFreePorts([{ name: 'PREVIEW_PORT', port: site }])

const children: ChildProcess[] = []
const ended = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

try {
  // First the API: the build writes the courses into its pages.
  if (!(await answers(`http://localhost:${api}/health`))) run(['--filter', '@syntax-lab/course-api', 'start'])
  await waitFor([`http://localhost:${api}/health`], ended.signal)
  const status = turboBuild(env, '--output-logs=errors-only')
  if (status === 0) {
    run(['--filter', '@syntax-lab/web', 'preview'])
    await waitFor([`http://localhost:${site}/`], ended.signal)
    console.log(
      `\nThe production build is at http://localhost:${site}, the course API at http://localhost:${api}/courses. Ctrl-C ends them.`,
    )
  } else {
    process.exitCode = status
    stop()
  }
} catch {
  // One of them has ended, and has said why.
}

function run(args: string[]) {
  // A group of its own, so that exactly one signal reaches each, whoever sent it.
  const child = spawn('pnpm', ['--silent', ...args], { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child.on('exit', stop))
}

function stop() {
  ended.abort()
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
  }
}
