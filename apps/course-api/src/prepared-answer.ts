import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Headers } from './headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Form = { etag: string; body: Buffer }

/** One 200 answer in every encoding, ready to be sent. */
export type PreparedAnswer = Readonly<Record<Encoding, Form>> & { type: string; headers: Headers }

/** How hard to compress: the best takes 3 ms for one course, the quick 0.1 ms for a sixth more bytes. */
export type Effort = 'best' | 'quick'

const smallestFirst: Encoding[] = ['br', 'gzip', 'identity']

// Brotli's best quality takes a second for a megabyte, which only small answers are worth.
const largestForBestQuality = 256 * 1024

// Brotli sets up its whole window for each answer, so a small answer is quicker with a small one, here 64 kB.
const smallWindow = { bytes: 64 * 1024, bits: 16 }

/** Serialised, compressed and hashed once, so that a request only has to pick. `type` is the content type. */
export function prepareAnswer(
  content: string | Buffer,
  type: string,
  headers: Headers,
  effort: Effort = 'best',
): PreparedAnswer {
  const bytes = Buffer.from(content)
  const hash = createHash('sha256').update(bytes).digest().toString('base64url', 0, 16)
  const identity = form(hash, bytes)
  const compressed = (body: Buffer, encoding: Encoding) =>
    body.length < bytes.length ? form(`${hash}-${encoding}`, body) : identity
  const gzip = gzipSync(bytes, { level: 9, chunkSize: roomFor(bytes) })
  return {
    type,
    headers,
    identity,
    gzip: compressed(gzip, 'gzip'),
    br: compressed(brotli(bytes, effort), 'br'),
  }
}

/** Answers with the form that the request accepts, or 304 when the client has it already. */
export function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', smallestFirst) ?? 'identity'
  const { etag, body } = answer[encoding]
  reply.headers(answer.headers).header('etag', etag)
  if (isNamed(etag, request.headers['if-none-match'])) return reply.code(304).send()
  if (body !== answer.identity.body) reply.header('content-encoding', encoding)
  return reply.header('content-type', answer.type).send(body)
}

/** In memory of its own: what Node cuts from a large buffer, or V8 from a long string, would keep the whole of it. */
function form(tag: string, content: Buffer): Form {
  const body = Buffer.allocUnsafeSlow(content.length)
  content.copy(body)
  return { etag: ['"', tag, '"'].join(''), body }
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
