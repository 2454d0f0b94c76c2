import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectId } from './emulator-client.ts'

const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
const endWithParent = new URL('end-with-parent.ts', import.meta.url).href
const startLimit = 60_000
const stopLimit = 3_000

export type EmulatorProcess = {
  /** Settles when the process has ended, wanted or not. */
  ended: Promise<void>
  stop: () => Promise<void>
}

type Options = { port: number; onLine: (line: string) => void; signal?: AbortSignal | undefined }

/**
 * Runs `firebase emulators:start` and resolves when the emulator answers.
 *
 * Throws when the port is taken, when the CLI ends early (with its last words), and when `signal` is aborted.
 */
export async function runEmulator({ port, onLine, signal }: Options): Promise<EmulatorProcess> {
  await assertFree(port)
  const folder = await writeConfig(port)
  const child = fork(cli, ['emulators:start', '--only', 'auth', '--project', projectId], {
    cwd: folder,
    // A group of its own: Ctrl-C reaches every process of a terminal's group, and the accounts are saved first.
    detached: true,
    execArgv: ['--import', endWithParent],
    silent: true,
    // Without it the CLI looks for news and newer versions.
    env: { ...process.env, CI: '1' },
  })
  const ended = once(child, 'exit').then(() => rm(folder, { recursive: true, force: true }))
  try {
    await ready(child, onLine, signal)
  } catch (error) {
    child.kill('SIGKILL')
    await ended
    throw error
  }
  return { ended, stop: () => stop(child, ended) }
}

async function assertFree(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(
      `Port ${port} is taken, so the auth emulator cannot start. End the program that uses it, or set AUTH_PORT to a free one.`,
      { cause },
    )
  }
  server.close()
  await once(server, 'close')
}

/** The CLI takes its port from firebase.json alone, and leaves a debug log beside it: both go to a folder of one run. */
async function writeConfig(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'syntax-lab-auth-'))
  // With the UI on, the CLI tries to download it, and ends when it cannot.
  const config = { emulators: { auth: { host: '127.0.0.1', port }, ui: { enabled: false } } }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config))
  return folder
}

async function ready(child: ChildProcess, onLine: (line: string) => void, signal?: AbortSignal): Promise<void> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The auth emulator was started without its output.')
  const lastLines: string[] = []
  const keep = (line: string) => lastLines.splice(0, lastLines.length, ...lastLines.slice(-9), line)
  createInterface({ input: stderr }).on('line', keep)
  await new Promise<void>((resolve, reject) => {
    const limit = AbortSignal.timeout(startLimit)
    limit.addEventListener('abort', () =>
      reject(new Error(`The auth emulator was not ready after ${startLimit / 1000} s.`)),
    )
    signal?.addEventListener('abort', () => reject(signal.reason))
    if (signal?.aborted) reject(signal.reason)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The auth emulator ended early:\n${lastLines.join('\n')}`)))
    createInterface({ input: stdout }).on('line', (line) => {
      keep(line)
      if (line.includes('All emulators ready')) resolve()
      onLine(line)
    })
  })
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimit)
  await ended
  clearTimeout(force)
}
