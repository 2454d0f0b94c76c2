import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { portOf } from '@syntax-lab/shared/ports'

// `pnpm preview`: the course API, the production build of this tree with the courses that the API answers, and that
// build behind the Firebase Hosting emulator. With REUSE=1, an API that runs already is used.
const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
const api = `http://localhost:${portOf('API_PORT', process.env)}`
const children = new Set<ChildProcess>()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

if (!(process.env['REUSE'] && (await answers(`${api}/health`)))) {
  endsAll(run('@syntax-lab/course-api', 'start'))
  await until(`${api}/health`)
}
const [status] = await once(run('@syntax-lab/web', 'build:preview'), 'exit')
if (status === 0 && !stopping.signal.aborted) {
  endsAll(run('@syntax-lab/web', 'preview'))
  await until(site)
  if (!stopping.signal.aborted)
    console.log(`\nThe production build: ${site}, the course API: ${api}/courses. Ctrl-C ends them.`)
} else {
  process.exitCode = 1
  stop()
}

function run(name: string, script: string): ChildProcess {
  const child = spawn('pnpm', ['--silent', '--filter', name, script], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.add(child.on('exit', () => children.delete(child)))
  return child
}

/** None of the servers is of use without the other. */
function endsAll(child: ChildProcess): void {
  child.on('exit', (code) => {
    if (!stopping.signal.aborted) process.exitCode = code || 1
    stop()
  })
}

function stop(): void {
  stopping.abort()
  for (const child of children) child.kill('SIGINT')
}

async function until(address: string): Promise<void> {
  while (!stopping.signal.aborted && !(await answers(address))) await pause(250)
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return response?.ok ?? false
}
