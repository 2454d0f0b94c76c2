import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The page as it is, the same HTML and CSS without any script, and the shell that the browser alone fills. */
const variants = ['site', 'bare', 'client'] as const
export type Variant = (typeof variants)[number]

type File = { status: number; headers: Record<string, string>; body: Buffer; isText: boolean }

/** Serves the three from one server each, with the same files, headers and compression; all come from `origin`. */
export async function serveVariants(
  origin: string,
  path: string,
): Promise<{ urls: Record<Variant, string>; close: () => void }> {
  const cache = new Map<string, Promise<File>>()
  const servers = await Promise.all(
    variants.map((variant) => listen((request, response) => void answer(variant, request, response))),
  )
  const [site = '', bare = '', client = ''] = servers.map((server) => addressOf(server) + path)
  return { urls: { site, bare, client }, close: () => servers.forEach((server) => server.close()) }

  async function answer(variant: Variant, { url = '/', headers: asked }: IncomingMessage, response: ServerResponse) {
    const isPage = url === path
    const key = isPage ? variant : url
    const found =
      cache.get(key) ?? prepare(isPage ? document(variant) : fetchFile(origin + url), asked['accept-encoding'] ?? '')
    cache.set(key, found)
    const { status, headers, body } = await found
    response.writeHead(status, headers).end(body)
  }

  async function document(variant: Variant): Promise<File> {
    const page = await fetchFile(origin + (variant === 'client' ? '/fallback' : path))
    if (variant !== 'bare') return page
    return { ...page, body: Buffer.from(withoutScripts(page.body.toString())) }
  }
}

/** The page without its scripts and what announces them. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
}

const kept = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
]

async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url)
  const headers = Object.fromEntries(
    kept.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
  )
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()),
    isText: /^text|javascript|json|svg/.test(headers['content-type'] ?? ''),
  }
}

/** Compressed as a content delivery network does it. */
async function prepare(file: Promise<File>, accepted: string): Promise<File> {
  const { status, headers, body, isText } = await file
  const encoding = accepted.includes('br') ? 'br' : 'gzip'
  const packed = isText ? (encoding === 'br' ? brotliCompressSync(body) : gzipSync(body)) : body
  return {
    status,
    isText,
    body: packed,
    headers: { ...headers, 'content-length': String(packed.length), ...(isText && { 'content-encoding': encoding }) },
  }
}

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler).listen(0, 'localhost')
  await once(server, 'listening')
  return server
}

function addressOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return `http://localhost:${address.port}`
}
