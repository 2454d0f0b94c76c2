import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@syntax-lab/shared/free-port'

/** CPU in microseconds since its start; memory in bytes, now and at its most. */
type Usage = { cpu: number; rss: number; peak: number }

/** A server in a process of its own, whose use of CPU and memory can be asked for. */
export type ServerProcess = { url: string; usage: () => Promise<Usage>; stop: () => Promise<void> }

const reporter = new URL('./report-usage.mjs', import.meta.url).href
const slowestStart = 600_000

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** What a server is started with, once its port is known. */
type OnPort = (port: number) => { args?: string[]; env?: Record<string, string> }

/**
 * Starts `script` with Node, whose `flags` it may need, on a free port.
 *
 * @throws Error when it ends, or does not answer at `path` within ten minutes.
 */
export async function startServer(
  script: string,
  path: string,
  onPort: OnPort,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  return start(process.execPath, ['--import', reporter, ...flags, script], path, onPort, usageOf)
}

/** The same for a program that is no script, on Linux: what it used stands under /proc. */
export async function startProgram(program: string, path: string, onPort: OnPort): Promise<ServerProcess> {
  return start(program, [], path, onPort, ({ pid }) => {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Promise.resolve({ cpu: Number(nanoseconds) / 1000, rss: Number.NaN, peak: Number.NaN })
  })
}

async function start(
  program: string,
  before: readonly string[],
  path: string,
  onPort: OnPort,
  usage: (child: ChildProcess) => Promise<Usage>,
): Promise<ServerProcess> {
  const port = await freePort()
  const { args = [], env = {} } = onPort(port)
  const child = spawn(program, [...before, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // A pipe that is read, as a container's host reads it: to write a log costs what it costs there.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  running.add(child)
  child.on('exit', () => running.delete(child))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(child, `${url}${path}`)
  return { url, usage: () => usage(child), stop: () => stop(child) }
}

async function untilItAnswers(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + slowestStart
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} has ended.`)
    const response = await fetch(address).catch(() => undefined)
    await response?.arrayBuffer()
    if (response && response.status < 500) return
    await pause(100)
  }
  await stop(child)
  throw new Error(`${child.spawnargs.join(' ')} does not answer.`)
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message')
  child.send('usage')
  const [{ userCPUTime, systemCPUTime, rss, maxRSS }] = await answer
  return { cpu: userCPUTime + systemCPUTime, rss, peak: maxRSS * 1024 }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
