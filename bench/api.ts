import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildApi,
  type Case,
  measure,
  measureSpread,
  type Name,
  startApi,
  startMap,
  startServers,
} from './api-servers.ts'
import { writeCourseFiles } from './course-files.ts'
import { loadGenerator } from './load.ts'
import { installPeers } from './peers.ts'
import { median, medianRatio, printTable, printTarget, times } from './table.ts'

const peers = ['nginx', 'express', 'jsonServer'] as const
const own = ['api', 'apiWithLog'] as const

/** Neither Express nor json-server knows brotli, and nginx would need 50,000 files. */
const cases: readonly Case[] = [
  { name: 'list of 32', count: 32, path: 'list', servers: [...own, ...peers] },
  { name: 'one of 32', count: 32, path: 'one', servers: [...own, ...peers] },
  { name: 'list of 32, brotli', count: 32, path: 'list', headers: { 'accept-encoding': 'br' }, servers: own },
  { name: 'list of 32, 304', count: 32, path: 'list', isRevalidation: true, servers: own },
  { name: 'list of 1,000', count: 1_000, path: 'list', servers: [...own, ...peers] },
  { name: 'list of 1,000, brotli', count: 1_000, path: 'list', headers: { 'accept-encoding': 'br' }, servers: own },
  { name: 'list of 1,000, 304', count: 1_000, path: 'list', isRevalidation: true, servers: [...own, ...peers] },
  { name: 'one of 50,000', count: 50_000, path: 'one', servers: [...own, 'express', 'jsonServer'] },
]

/** CPU per request of the course API next to its peers, on loopback, and its memory. */
export async function benchApi(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const jsonServer = installPeers()
  buildApi()
  try {
    const ratios = new Map<string, Partial<Record<Name, number>>>()
    const memory = new Map<string, number>()
    for (const count of [32, 1_000, 50_000]) await measureCount(count, folder, jsonServer, ratios, memory)
    report(ratios, memory)
    await reportSpread(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measureCount(
  count: number,
  folder: string,
  jsonServer: string | undefined,
  ratios: Map<string, Partial<Record<Name, number>>>,
  memory: Map<string, number>,
): Promise<void> {
  const files = writeCourseFiles(folder, count)
  const servers = await startServers(files, jsonServer, folder)
  if (!servers.nginx && count === 32) console.log('nginx is not installed here: going on without it.\n')
  try {
    if (count === 1_000) memory.set('memory at rest', (await servers.api.usage()).rss)
    for (const each of cases.filter((entry) => entry.count === count)) {
      const path = each.path === 'list' ? '/courses' : `/courses/${files.middleId}`
      ratios.set(each.name, Object.fromEntries(await measure(each, path, servers, folder)))
    }
    if (count === 1_000) memory.set('memory at its most, start and load', (await servers.api.usage()).peak)
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()))
  }
}

function report(ratios: Map<string, Partial<Record<Name, number>>>, memory: Map<string, number>): void {
  console.log(`Load by ${loadGenerator}, 16 connections at once, every status counted.`)
  console.log('CPU per request, × a bare node:http server that writes the same prepared headers and bytes:\n')
  printTable([
    ['', 'course API', 'with its log', 'nginx', 'Express 5', 'json-server'],
    ...[...ratios].map(([name, { api, apiWithLog, nginx, express, jsonServer }]) => [
      name,
      times(api),
      times(apiWithLog),
      times(nginx),
      times(express),
      times(jsonServer),
    ]),
  ])
  console.log()
  for (const [name, { api = Number.NaN, apiWithLog = Number.NaN }] of ratios) {
    printTarget(name, api, 1.5, 'at most')
    printTarget(`${name}, with its log`, apiWithLog, 2, 'at most')
  }
  const list = ratios.get('list of 1,000')
  if (list?.api && list.jsonServer)
    printTarget('json-server, × the course API on the list of 1,000', list.jsonServer / list.api, 10, 'at least')
  for (const [when, bytes] of memory) printTarget(`${when}, 1,000 courses`, bytes / 1e6, 150, 'at most', 'MB')
}

/** Every course in turn, because one that is asked for all the time would stay in the processor's cache. */
async function reportSpread(folder: string): Promise<void> {
  const [few, many] = [32, 50_000]
  const [fewFile, manyFile] = [writeCourseFiles(folder, few).courses, writeCourseFiles(folder, many).courses]
  const servers = [
    { count: few, server: await startApi(fewFile) },
    { count: many, server: await startApi(manyFile) },
    { count: few, server: await startMap(fewFile) },
    { count: many, server: await startMap(manyFile) },
  ]
  try {
    const [apiFew = [], apiMany = [], mapFew = [], mapMany = []] = await measureSpread(servers)
    printTarget('any one of 50,000, × any one of 32', medianRatio(apiMany, apiFew), 1.2, 'at most')
    console.log(`        (the same for a bare node:http server with a Map: ${times(medianRatio(mapMany, mapFew))})`)
    console.log(`        (CPU per request, any one of 32: ${median(apiFew).toFixed(0)} µs on this machine)`)
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()))
  }
}
