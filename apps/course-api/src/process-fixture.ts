import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@syntax-lab/shared/free-port'
import { onTestFinished } from 'vitest'
import { someCourses } from './app-fixture.ts'

/** The environment of a process with a few courses of its own. */
export function contentFolder(courses: string): { COURSES_FILE: string; IMAGES_DIR: string } {
  const folder = mkdtempSync(join(tmpdir(), 'course-api-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'courses.json'), courses)
  for (const { id } of someCourses) writeFileSync(join(folder, `${id}.svg`), '<svg/>')
  return { COURSES_FILE: join(folder, 'courses.json'), IMAGES_DIR: folder }
}

/** What is started: the sources, or what was built of them. */
type Program = { script: string; cwd?: string; flags?: string[] }

/** The real process; it ends with the test. */
export function startServer(
  env: Record<string, string>,
  { script, cwd, flags = [] }: Program = { script: join(import.meta.dirname, 'server.ts') },
) {
  const child = spawn(process.execPath, [...flags, script], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      RATE_LIMIT: '0',
      ...contentFolder(JSON.stringify(someCourses)),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
}

/** The real process on a port of its own, once it listens. */
export async function readyServer(env: Record<string, string> = {}) {
  const port = await freePort()
  const server = startServer({ API_PORT: String(port), ...env })
  const [line] = await once(server.child.stdout, 'data')
  return { ...server, port, line: String(line) }
}
