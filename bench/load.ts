import { execFile, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** One answer as it came over the wire. */
export type Answer = { status: number; headers: string[]; etag: string | undefined; body: Buffer }

/** What is asked of a server: each of `paths` in turn, with the same headers, expecting the same status. */
export type Load = {
  url: string
  paths: readonly string[]
  headers: Record<string, string>
  status: number
  seconds: number
}

/** Enough to keep a server on one core busy all the time, each on a connection that stays open. */
const connections = 16

const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** What makes the load; a generator written in Node takes longer than a quick server, which it then cannot fill. */
export const loadGenerator = hasWrk ? 'wrk' : 'autocannon (wrk is not installed: a quick server will have pauses)'

/** Sends the request once. */
export function askOnce(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent(), headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const { statusCode: status = 0, rawHeaders, headers: read } = response
          resolve({ status, headers: rawHeaders, etag: read.etag, body: Buffer.concat(parts) })
        })
        .on('error', reject)
    }).on('error', reject)
  })
}

/**
 * Asks as fast as the server answers, and returns how many answers came.
 *
 * @throws Error when an answer has another status, or none came.
 */
export async function load(what: Load): Promise<number> {
  const { errors, ...statuses } = await (hasWrk ? loadWithWrk(what) : loadWithAutocannon(what))
  const { [what.status]: expected = 0, ...others } = statuses
  if (expected > 0 && !errors && Object.keys(others).length === 0) return expected
  throw new Error(
    `${what.url}${what.paths[0]}: not only ${what.status}, but ${JSON.stringify({ errors, ...statuses })}`,
  )
}

type Counts = { errors: number; [status: string]: number }

async function loadWithWrk({ url, paths, headers, seconds }: Load): Promise<Counts> {
  const file = join(tmpdir(), `paths-${process.pid}`)
  writeFileSync(file, paths.join('\n'))
  const script = fileURLToPath(new URL('load.lua', import.meta.url))
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]
  try {
    const { stdout } = await promisify(execFile)('wrk', [...options, '--', file, ...Object.entries(headers).flat()])
    const counts = [...stdout.matchAll(/^(errors|\d{3}) (\d+)$/gm)]
    return { errors: 0, ...Object.fromEntries(counts.map(([, name, count]) => [name, Number(count)])) }
  } finally {
    rmSync(file)
  }
}

async function loadWithAutocannon({ url, paths, headers, seconds }: Load): Promise<Counts> {
  const requests = paths.map((path) => ({ path, headers }))
  const { errors, statusCodeStats = {} } = await autocannon({ url, connections, duration: seconds, requests })
  const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count])
  return { errors, ...Object.fromEntries(counts) }
}
