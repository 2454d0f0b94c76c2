import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@syntax-lab/shared/free-port'
import { buildCopy } from '@syntax-lab/web/site-copy'
import superstatic from 'superstatic'
import type { Pair } from './pair.ts'

const root = join(import.meta.dirname, '../../..')

/** What Firebase Hosting is configured with, as far as the tests change it. */
export type HostingConfig = {
  public: string
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** An address that stays, whatever answers behind it. */
export type TestServer = { url: string; answer: (listener: RequestListener) => void; close: () => void }

/** A server on a free port of this machine. */
export async function startServer(): Promise<TestServer> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  // A connection closed just as the next request is sent on it would look like a refusal.
  const options = { keepAliveTimeout: 60_000 }
  const server = createServer(options, (incoming, response) => listener(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (next) => (listener = next),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Hosting's configuration for the site as `pnpm build` makes it for `pair`; `remove` takes the build away. */
export async function buildSite({ site, api }: Pair): Promise<{ config: HostingConfig; remove: () => void }> {
  const { folder, remove } = await buildCopy('build', {
    PATH: process.env['PATH'],
    REQUIRE_COURSES: '1',
    VITE_SITE_URL: site,
    VITE_COURSE_API_URL: api,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'school',
    VITE_FIREBASE_APP_ID: 'app',
  })
  const written: { hosting: HostingConfig } = JSON.parse(readFileSync(join(folder, 'firebase.build.json'), 'utf8'))
  return { config: { ...written.hosting, public: join(folder, written.hosting.public) }, remove }
}

/** Answers as Firebase Hosting's emulator does, whose engine this is. */
export function hosting(config: HostingConfig): RequestListener {
  const answer = superstatic({ config, cwd: '/', compression: true, stack: 'strict', fallthrough: false })
  return (incoming, response) => answer(incoming, response, () => response.writeHead(404).end())
}

/** The real course API with the settings of production; resolves when it listens. */
export async function startApi(env: Record<string, string>): Promise<{ url: string; stop: () => boolean }> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'apps/course-api/src/server.ts')], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = once(child.stdout, 'data')
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The course API ended with ${code}.`)))
  await Promise.race([line, ended])
  ended.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGKILL') }
}

/** What a proxy passes on of an answer. */
export type ProxiedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A proxy before `target`, which names its clients and takes `path` off; `change` is what it does to answers. */
export function proxyTo(
  target: string,
  { path = '', change = (answer: ProxiedResponse, _url: string) => answer } = {},
): RequestListener {
  return (incoming, response) => {
    const url = incoming.url?.startsWith(`${path}/`) ? incoming.url.slice(path.length) : undefined
    if (url === undefined) response.writeHead(404).end()
    else void pass(incoming, target + url).then((answer) => send(response, change(answer, url)))
  }
}

/** A CDN before `proxy` that keeps the first answer of each address for everybody, whatever Vary says. */
export function cacheIgnoringVary(): (answer: ProxiedResponse, url: string) => ProxiedResponse {
  const kept = new Map<string, ProxiedResponse>()
  return (answer, url) => {
    const first = kept.get(url) ?? answer
    if (answer.status === 200) kept.set(url, first)
    return answer.status === 200 ? first : answer
  }
}

async function pass(incoming: IncomingMessage, url: string): Promise<ProxiedResponse> {
  const headers = {
    ...incoming.headers,
    'x-forwarded-for': incoming.socket.remoteAddress,
    'accept-encoding': 'identity',
  }
  const outgoing = request(url, { method: incoming.method, headers }).end()
  const [answer]: [IncomingMessage] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode ?? 0, headers: answer.headers, body }
}

function send(response: ServerResponse, { status, headers, body }: ProxiedResponse): void {
  const kept = Object.entries(headers).filter(([name]) => !/^(transfer-encoding|content-length)$/.test(name))
  response.writeHead(status, Object.fromEntries(kept)).end(body)
}
