import { createHash } from 'node:crypto'
import type { OutgoingHttpHeader } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { Headers } from './headers.ts'
import { problems, sendProblem } from './problem.ts'

type Form = { encoding: Encoding; etag: string; body: Buffer }

/** One 200 answer in every encoding, ready to be sent. */
export type PreparedAnswer = Readonly<Record<Encoding, Form>> & { lines: HeaderLines }

/** How hard to compress: the best takes 3 ms for one course, the quick 0.1 ms for a sixth more bytes. */
export type Effort = 'best' | 'quick'

// Brotli's best quality takes a second for a megabyte, which only small answers are worth.
const largestForBestQuality = 256 * 1024

// Brotli sets up its whole window for each answer, so a small answer is quicker with a small one, here 64 kB.
const smallWindow = { bytes: 64 * 1024, bits: 16 }

/** Serialised, compressed and hashed once, so that a request only has to pick. `headers` has to name the content type. */
export function prepareAnswer(content: string | Buffer, headers: Headers, effort: Effort = 'best'): PreparedAnswer {
  const bytes = Buffer.from(content)
  const hash = createHash('sha256').update(bytes).digest().toString('base64url', 0, 16)
  const identity = form('identity', hash, bytes)
  const compressed = (body: Buffer, encoding: Encoding) =>
    body.length < bytes.length ? form(encoding, `${hash}-${encoding}`, body) : identity
  const gzip = gzipSync(bytes, { level: 9, chunkSize: roomFor(bytes) })
  return {
    lines: linesOf(headers),
    identity,
    gzip: compressed(gzip, 'gzip'),
    br: compressed(brotli(bytes, effort), 'br'),
  }
}

/** Answers with the form that the request accepts, 304 when the client has it already, or 412 when it wants another version. */
export function sendPrepared(
  answer: PreparedAnswer,
  { headers: asked }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): void {
  const { encoding, etag, body } = answer[chooseEncoding(asked['accept-encoding'])]
  if (isOtherThan(asked['if-match'], etag)) return void sendProblem(reply, problems.otherVersion)
  const isUnchanged = isNamed(etag, asked['if-none-match'])
  // With nothing left to serialise or to check, Fastify's own sending would cost as much again as the whole answer.
  reply.hijack()
  if (isUnchanged) reply.raw.writeHead(304, withAllowedOrigin([...answer.lines[304], 'etag', etag], reply)).end()
  else
    reply.raw
      .writeHead(
        200,
        withAllowedOrigin([...answer.lines[encoding], 'etag', etag, 'content-length', String(body.length)], reply),
      )
      .end(body)
}

function withAllowedOrigin(headers: OutgoingHttpHeader[], reply: FastifyReply): OutgoingHttpHeader[] {
  const name = 'access-control-allow-origin'
  const origin = reply.getHeader(name)
  if (origin !== undefined) headers.push(name, origin)
  return headers
}

/** In memory of its own: what Node cuts from a large buffer, or V8 from a long string, would keep the whole of it. */
function form(encoding: Encoding, tag: string, content: Buffer): Form {
  const body = Buffer.allocUnsafeSlow(content.length)
  content.copy(body)
  return { encoding, etag: ['"', tag, '"'].join(''), body }
}

/** What answers of one kind have in common, as the flat list that Node writes fastest. */
type HeaderLines = Readonly<Record<Encoding | 304, readonly string[]>>

const knownLines = new WeakMap<Headers, HeaderLines>()

function linesOf(headers: Headers): HeaderLines {
  const known = knownLines.get(headers) ?? makeLines(headers)
  knownLines.set(headers, known)
  return known
}

function makeLines(headers: Headers): HeaderLines {
  const { 'content-type': _type, ...headersOf304 } = headers
  const encoded = (encoding: Encoding) => toLines({ ...headers, 'content-encoding': encoding })
  return { 304: toLines(headersOf304), identity: toLines(headers), gzip: encoded('gzip'), br: encoded('br') }
}

function toLines(headers: Headers): string[] {
  return Object.entries(headers).flat()
}

function brotli(bytes: Buffer, effort: Effort): Buffer {
  const isQuick = effort === 'quick' || bytes.length > largestForBestQuality
  return brotliCompressSync(bytes, {
    chunkSize: roomFor(bytes),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(isQuick && bytes.length < smallWindow.bytes && { [constants.BROTLI_PARAM_LGWIN]: smallWindow.bits }),
    },
  })
}

/** Node would take 16 kB for each small answer, and a start with 1,000 courses 40 MB that the process keeps. */
function roomFor({ length }: Buffer): number {
  return Math.max(length, constants.Z_MIN_CHUNK)
}

function isNamed(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A weak tag never equals, as RFC 9110 wants it for If-Match (13.1.1). */
function isOtherThan(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return false
  return !ifMatch.split(',').some((tag) => tag.trim() === etag)
}
