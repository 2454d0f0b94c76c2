import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CourseFiles } from './course-files.ts'
import { type Answer, askOnce, load } from './load.ts'
import { startNginx } from './nginx.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { medianRatio } from './table.ts'

/** `apiWithLog` is the API as production runs it by default, with a line for each request. */
type Servers = { api: ServerProcess; apiWithLog: ServerProcess } & Partial<Record<Peer, ServerProcess>>
type Peer = 'express' | 'jsonServer' | 'nginx'
export type Name = keyof Servers
export type Case = {
  name: string
  count: number
  path: 'list' | 'one'
  headers?: Record<string, string>
  isRevalidation?: boolean
  servers: readonly Name[]
}

const warmUps = 1
const rounds = 7
const seconds = 1

const apiFolder = fileURLToPath(new URL('../apps/course-api/', import.meta.url))
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Builds the course API, so that what is measured is what runs in the container. */
export function buildApi(): void {
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: apiFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The course API cannot be built.')
}

/** All headers and limits are on; the limit on requests is only too high for this client to reach. */
export function startApi(courses: string, logLevel: 'warn' | 'info' = 'warn'): Promise<ServerProcess> {
  const env = {
    HOST: '127.0.0.1',
    COURSES_FILE: courses,
    LOG_LEVEL: logLevel,
    RATE_LIMIT: '100000000',
    WEB_ORIGINS: 'https://lab.example',
    PUBLIC_URL: 'https://api.example',
  }
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
  const own = {
    api: await startApi(files.courses),
    apiWithLog: await startApi(files.courses, 'info'),
    ...(nginx && { nginx }),
  }
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

/** The CPU per request of each server, × that of a bare server of the same answer; the servers take turns. */
export async function measure(each: Case, path: string, servers: Servers, folder: string): Promise<Map<Name, number>> {
  const status = each.isRevalidation ? 304 : 200
  const entries: { name: Name; server: ServerProcess; headers: Record<string, string> }[] = []
  for (const name of each.servers) {
    const server = servers[name]
    if (server) entries.push({ name, server, headers: await headersFor(each, server.url + path) })
  }
  const headers = await headersFor(each, servers.api.url + path)
  const bare = await startBare(await askOnce(servers.api.url + path, headers), folder)
  try {
    const all = [{ server: bare, headers }, ...entries]
    const [bareUsed = [], ...used] = await inTurns(all.map((entry) => ({ ...entry, paths: [path], status })))
    return new Map(entries.map(({ name }, index) => [name, medianRatio(used[index] ?? [], bareUsed)]))
  } finally {
    await bare.stop()
  }
}

/** The CPU per request in each round, in microseconds, when all courses of a server are asked for in turn. */
export function measureSpread(servers: readonly { server: ServerProcess; count: number }[]): Promise<number[][]> {
  return inTurns(
    servers.map(({ server, count }) => ({
      server,
      // A prime step leads through all courses without an order that memory could profit from.
      paths: Array.from({ length: count }, (_, index) => `/courses/course-${(index * 7919) % count}`),
      headers: {},
      status: 200,
    })),
  )
}

type Work = { server: ServerProcess; paths: readonly string[]; headers: Record<string, string>; status: number }

async function inTurns(works: readonly Work[]): Promise<number[][]> {
  const results: number[][] = works.map(() => [])
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (const [index, { server, ...work }] of works.entries()) {
      const before = await server.usage()
      const answers = await load({ ...work, url: server.url, seconds })
      const after = await server.usage()
      if (round >= warmUps) results[index]?.push((after.cpu - before.cpu) / answers)
    }
  }
  return results
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
