import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Answer, askOnce, load } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { median } from './table.ts'

type Servers = { api: ServerProcess; express?: ServerProcess; jsonServer?: ServerProcess }
export type Name = keyof Servers
/** `slowRequests` are for the peers that need much longer for one. */
export type Case = { name: string; count: number; path: 'list' | 'one'; headers?: Record<string, string>; isRevalidation?: boolean; requests: number; slowRequests: number; peers: readonly Name[] }

const warmUps = 2
const rounds = 5

const built = fileURLToPath(new URL('../apps/course-api/dist/server.js', import.meta.url))
const source = fileURLToPath(new URL('../apps/course-api/src/server.ts', import.meta.url))
const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** All headers and limits are on; the limit on requests is only too high for this client to reach. */
export async function startServers({ courses, database }: { courses: string; database: string }, jsonServer: string | undefined): Promise<Servers> {
  const api = await startServer(existsSync(built) ? built : source, '/health', (port) => ({
    env: { API_PORT: String(port), HOST: '127.0.0.1', COURSES_FILE: courses, LOG_LEVEL: 'warn', RATE_LIMIT: '10000000' },
  }))
  if (jsonServer === undefined) return { api }
  const express = await startServer(ownFile('express-server.ts'), '/courses', (port) => ({ args: [String(port), database] }))
  return { api, express, jsonServer: await startServer(jsonServer, '/courses', (port) => ({ args: ['--host', '127.0.0.1', '--port', String(port), '--quiet', database] })) }
}

/** The median CPU per request of each server, in microseconds; the servers take turns. */
export async function measure(each: Case, path: string, servers: Servers, folder: string): Promise<Map<string, number>> {
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
      for (const { name, server, headers } of [{ name: 'bare', server: bare, headers: first?.headers ?? {} }, ...entries]) {
        const isFast = name === 'bare' || name === 'api'
        const used = await cpuPerRequest(server, server.url + path, headers, isFast ? each.requests : each.slowRequests, status)
        if (round >= warmUps) results.set(name, [...(results.get(name) ?? []), used])
      }
    }
  } finally {
    await bare.stop()
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]))
}

/** Each server revalidates with the ETag of its own answer. */
async function headersFor({ headers = {}, isRevalidation = false }: Case, url: string): Promise<Record<string, string>> {
  if (!isRevalidation) return headers
  const { etag = '' } = await askOnce(url, headers)
  return { ...headers, 'if-none-match': etag }
}

async function cpuPerRequest(server: ServerProcess, url: string, headers: Record<string, string>, count: number, status: number): Promise<number> {
  const before = await server.usage()
  await load(url, headers, count, status)
  const after = await server.usage()
  return (after.cpu - before.cpu) / count
}

/** The same bytes and headers as the API's, from a bare node:http server; Date and Connection are Node's own. */
async function startBare({ status, headers, body }: Answer, folder: string): Promise<ServerProcess> {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 && !/^(?:date|connection|keep-alive)$/i.test(name) ? [name, headers[index + 1] ?? ''] : []))
  const [headFile, bodyFile] = [join(folder, 'head.json'), join(folder, 'body')]
  writeFileSync(headFile, JSON.stringify({ status, headers: pairs }))
  writeFileSync(bodyFile, body)
  return startServer(ownFile('bare-server.ts'), '/', (port) => ({ args: [String(port), headFile, bodyFile] }))
}
