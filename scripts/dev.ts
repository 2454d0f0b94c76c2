import { spawn } from 'node:child_process'
import { demoAccounts } from '@syntax-lab/auth-emulator/demo-accounts'
import { portOf } from '@syntax-lab/shared/ports'
import { requireFreePorts } from './free-ports.ts'
import { waitFor } from './wait-for.ts'

// `pnpm dev`: one turbo run for the web app, the course API and the auth emulator.
const web = portOf('WEB_PORT', process.env)
const api = portOf('API_PORT', process.env)
const auth = portOf('AUTH_PORT', process.env)

await requireFreePorts([
  { name: 'WEB_PORT', port: web },
  { name: 'API_PORT', port: api },
  { name: 'AUTH_PORT', port: auth },
])

// A group of its own, so that exactly one signal reaches turbo, however many come here; turbo then ends its tasks.
const turbo = spawn('turbo', ['run', 'dev', '--log-prefix=task', '--output-logs=full'], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  },
})
const ended = new AbortController()
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
turbo.on('exit', (code) => {
  ended.abort()
  process.exitCode = isStopping ? 0 : (code ?? 1)
})

function stop() {
  if (isStopping || !turbo.pid) return
  isStopping = true
  process.kill(-turbo.pid, 'SIGINT')
}

try {
  await waitFor(
    [`http://localhost:${web}/`, `http://localhost:${api}/health`, `http://127.0.0.1:${auth}/`],
    ended.signal,
  )
  const accounts = Object.values(demoAccounts).map(
    ({ email, password, verified }) =>
      `  ${email}  ${password}  (${verified ? 'e-mail verified' : 'not verified yet'})`,
  )
  console.log(
    [
      '',
      'Syntax Lab is running. Ctrl-C ends it.',
      `  the site        http://localhost:${web}`,
      `  the course API  http://localhost:${api}/courses`,
      `  Firebase Auth   http://127.0.0.1:${auth} (emulator)`,
      'Demo accounts:',
      ...accounts,
      '',
    ].join('\n'),
  )
} catch {
  // turbo has ended, and has said why.
}
