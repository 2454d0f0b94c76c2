import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Route } from '@playwright/test'
import { freePort } from '@syntax-lab/shared/free-port'
import { passOn } from './pass-on.ts'

const folder = fileURLToPath(new URL('../apps/course-api', import.meta.url))

/** A course API of the test's own, in a process that can be killed and started again on the same port. */
export async function startCourseApi() {
  const port = await freePort()
  let running: ChildProcess | undefined

  /** Resolves when the API listens. */
  async function start(): Promise<void> {
    running = spawn(process.execPath, ['src/server.ts'], {
      cwd: folder,
      env: { ...process.env, API_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { stdout } = running
    if (stdout)
      for await (const text of stdout.iterator({ destroyOnReturn: false })) if (String(text).includes(`:${port}`)) break
    stdout?.resume()
  }

  /** Ends it at once, as a crash would. */
  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  /** Takes a request of the page to this API; refused while it is dead. */
  async function forward(route: Route): Promise<void> {
    const { pathname, search } = new URL(route.request().url())
    try {
      await route.fulfill({ response: await passOn(route, `http://localhost:${port}${pathname}${search}`) })
    } catch {
      await route.abort('connectionrefused')
    }
  }

  await start()
  return { start, kill, forward, [Symbol.asyncDispose]: kill }
}
