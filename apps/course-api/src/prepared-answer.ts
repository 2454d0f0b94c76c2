import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { Headers } from './headers.ts'

type Form = { etag: string; body: Buffer; headers: string[]; headersOf304: string[] }

/** One 200 answer in every encoding, ready to be sent. */
export type PreparedAnswer = Readonly<Record<Encoding, Form>>

/** How hard to compress: the best takes 3 ms for one course, the quick 0.1 ms for a sixth more bytes. */
export type Effort = 'best' | 'quick'

// Brotli's best quality takes a second for a megabyte, which only small answers are worth.
const largestForBestQuality = 256 * 1024

// Brotli sets up its whole window for each answer, so a small answer is quicker with a small one, here 64 kB.
const smallWindow = { bytes: 64 * 1024, bits: 16 }

/** Serialised, compressed and hashed once, so that a request only has to pick. `headers` has to name the content type. */
export function prepareAnswer(content: string | Buffer, headers: Headers, effort: Effort = 'best'): PreparedAnswer {
  const bytes = Buffer.from(content)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const identity = form(bytes, `"${hash}"`, headers)
  const compressed = (body: Buffer, encoding: Encoding) =>
    body.length < bytes.length ? form(body, `"${hash}-${encoding}"`, { ...headers, 'content-encoding': encoding }) : identity
  return { identity, gzip: compressed(gzipSync(bytes, { level: 9 }), 'gzip'), br: compressed(brotli(bytes, effort), 'br') }
}

/** Answers with the form that the request accepts, or 304 when the client has it already. */
export function sendPrepared(answer: PreparedAnswer, { headers: asked }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): void {
  const { etag, body, headers, headersOf304 } = answer[chooseEncoding(asked['accept-encoding'])]
  const isUnchanged = isNamed(etag, asked['if-none-match'])
  // With nothing left to serialise or to check, Fastify's own sending would cost as much again as the whole answer.
  reply.hijack()
  if (isUnchanged) reply.raw.writeHead(304, withAllowedOrigin(headersOf304, reply)).end()
  else reply.raw.writeHead(200, withAllowedOrigin(headers, reply)).end(body)
}

/** The prepared headers, as the flat list that Node writes fastest, and the one that differs between clients. */
function withAllowedOrigin(headers: string[], reply: FastifyReply): OutgoingHttpHeader[] {
  const name = 'access-control-allow-origin'
  const origin = reply.getHeader(name)
  return origin === undefined ? headers : [...headers, name, origin]
}

function form(content: Buffer, etag: string, headers: Headers): Form {
  const body = kept(content)
  const { 'content-type': type = '', 'content-encoding': encoding, ...headersOfBoth } = headers
  const headersOf304 = { ...headersOfBoth, etag }
  const size = { 'content-type': type, 'content-length': String(body.length) }
  return { etag, body, headersOf304: toLines(headersOf304), headers: toLines({ ...headersOf304, ...size, ...(encoding && { 'content-encoding': encoding }) }) }
}

/** A copy in memory of its own. Node cuts small buffers from large ones, which would stay as a whole: 44 kB for each course. */
function kept(content: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(content.length)
  content.copy(copy)
  return copy
}

function toLines(headers: Headers): string[] {
  return Object.entries(headers).flat()
}

function brotli(bytes: Buffer, effort: Effort): Buffer {
  const isQuick = effort === 'quick' || bytes.length > largestForBestQuality
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(isQuick && bytes.length < smallWindow.bytes && { [constants.BROTLI_PARAM_LGWIN]: smallWindow.bits }),
    },
  })
}

function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
