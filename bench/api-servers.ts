import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CourseFiles } from './course-files.ts'
import { type Answer, askOnce, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { median } from './table.ts'

type Servers = { api: ServerProcess; express?: ServerProcess; jsonServer?: ServerProcess; nginx?: ServerProcess }
export type Name = keyof Servers
/** `slowRequests` are for the peers that need much longer for one. */
export type Case = {
  name: string
  count: number
  path: 'list' | 'one'
  headers?: Record<string, string>
  isRevalidation?: boolean
  requests: number
  slowRequests: number
  peers: readonly Name[]
}

const warmUps = 4
const rounds = 5

const apiFolder = fileURLToPath(new URL('../apps/course-api/', import.meta.url))
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Builds the course API, so that what is measured is what runs in the container. */
export function buildApi(): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: apiFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The course API cannot be built.')
}

/** All headers and limits are on; the limit on requests is only too high for this client to reach. */
export function startApi(courses: string): Promise<ServerProcess> {
  const env = { HOST: '127.0.0.1', COURSES_FILE: courses, LOG_LEVEL: 'warn', RATE_LIMIT: '10000000' }
  return startServer(
    `${apiFolder}dist/server.js`,
    '/health',
    (port) => ({ env: { ...env, API_PORT: String(port) } }),
    containerFlags(),
  )
}

/** What stands between `node` and the script in the container's command. */
function containerFlags(): string[] {
  const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(readFileSync(`${apiFolder}Dockerfile`, 'utf8'))?.[1] ?? '[]')
  return command.slice(1, -1)
}

/** A bare node:http server with a Map of all courses. */
export function startMap(courses: string): Promise<ServerProcess> {
  return startServer(ownFile('map-server.ts'), '/', (port) => ({ args: [String(port), courses] }))
}

export async function startServers(
  files: CourseFiles,
  jsonServer: string | undefined,
  folder: string,
): Promise<Servers> {
  const nginx = await startNginx(folder, files)
  const own = { api: await startApi(files.courses), ...(nginx && { nginx }) }
  if (jsonServer === undefined) return own
  const express = await startServer(ownFile('express-server.ts'), '/courses', (port) => ({
    args: [String(port), files.database],
  }))
  return {
    ...own,
    express,
    jsonServer: await startServer(jsonServer, '/courses', (port) => ({
      args: ['--host', '127.0.0.1', '--port', String(port), '--quiet', files.database],
    })),
  }
}

/** The median CPU per request of each server, in microseconds; the servers take turns. */
export async function measure(
  each: Case,
  path: string,
  servers: Servers,
  folder: string,
): Promise<Map<string, number>> {
  const entries: { name: Name; server: ServerProcess; headers: Record<string, string> }[] = []
  for (const name of each.peers) {
    const server = servers[name]
    if (server) entries.push({ name, server, headers: await headersFor(each, server.url + path) })
  }
  const [first] = entries
  const bare = await startBare(await askOnce(servers.api.url + path, first?.headers ?? {}), folder)
  const status = each.isRevalidation ? 304 : 200
  const results = new Map<string, number[]>()
  try {
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const { name, server, headers } of [
        { name: 'bare', server: bare, headers: first?.headers ?? {} },
        ...entries,
      ]) {
        const isFast = name === 'bare' || name === 'api' || name === 'nginx'
        const used = await cpuPerRequest(
          server,
          () => server.url + path,
          headers,
          isFast ? each.requests : each.slowRequests,
          status,
        )
        if (round >= warmUps) results.set(name, [...(results.get(name) ?? []), used])
      }
    }
  } finally {
    await bare.stop()
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]))
}

/** The median CPU per request of each server, in microseconds, when all of its courses are asked for; the servers take turns. */
export async function measureSpread(
  servers: readonly { server: ServerProcess; count: number }[],
  requests: number,
): Promise<number[]> {
  const results: number[][] = servers.map(() => [])
  let asked = 0
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [index, { server, count }] of servers.entries()) {
      // A prime step leads through all courses without an order that memory could profit from.
      const nextUrl = () => `${server.url}/courses/course-${(asked++ * 7919) % count}`
      const used = await cpuPerRequest(server, nextUrl, {}, requests, 200)
      if (round >= warmUps) results[index]?.push(used)
    }
  }
  return results.map(median)
}

/** Each server revalidates with the ETag of its own answer. */
async function headersFor(
  { headers = {}, isRevalidation = false }: Case,
  url: string,
): Promise<Record<string, string>> {
  if (!isRevalidation) return headers
  const { etag = '' } = await askOnce(url, headers)
  return { ...headers, 'if-none-match': etag }
}

async function cpuPerRequest(
  server: ServerProcess,
  nextUrl: () => string,
  headers: Record<string, string>,
  count: number,
  status: number,
): Promise<number> {
  const before = await server.usage()
  await load(nextUrl, headers, count, status)
  const after = await server.usage()
  return (after.cpu - before.cpu) / count
}

/** The same bytes and headers as the API's, from a bare node:http server; Date and Connection are Node's own. */
async function startBare({ status, headers, body }: Answer, folder: string): Promise<ServerProcess> {
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [name, headers[index + 1] ?? ''] : [],
  )
  const [headFile, bodyFile] = [join(folder, 'head.json'), join(folder, 'body')]
  writeFileSync(headFile, JSON.stringify({ status, headers: pairs }))
  writeFileSync(bodyFile, body)
  return startServer(ownFile('bare-server.ts'), '/', (port) => ({ args: [String(port), headFile, bodyFile] }))
}
