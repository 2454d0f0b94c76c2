import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerHeaders } from './headers.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { etag: string; body: Buffer; headers: AnswerHeaders; notModifiedHeaders: AnswerHeaders }

/** One 200 answer in every encoding, ready to be sent. */
export type PreparedAnswer = Readonly<Record<Encoding, Variant>>

const smallestFirst: Encoding[] = ['br', 'gzip', 'identity']

/** Serialised, compressed and hashed once, so that a request only has to pick. `type` is the content type. */
export function prepareAnswer(content: string | Buffer, type: string, headers: AnswerHeaders): PreparedAnswer {
  const bytes = Buffer.from(content)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const variant = (etag: string, body: Buffer, encoded: AnswerHeaders = {}) => ({
    etag,
    body,
    headers: { ...headers, ...encoded, etag, 'content-type': type },
    notModifiedHeaders: { ...headers, etag },
  })
  const identity = variant(`"${hash}"`, bytes)
  const compressed = (encoding: Encoding, body: Buffer) =>
    body.length < bytes.length ? variant(`"${hash}-${encoding}"`, body, { 'content-encoding': encoding }) : identity
  // Node would take, and the process keep, 16 kB for each small answer.
  const chunkSize = Math.max(bytes.length, constants.Z_MIN_CHUNK)
  // The best quality takes a second for a megabyte, and 3 ms for each of what may be thousands of courses.
  const isBestQuick = bytes.length > 4 * 1024 && bytes.length < 256 * 1024
  const params = { [constants.BROTLI_PARAM_QUALITY]: isBestQuick ? constants.BROTLI_MAX_QUALITY : 5 }
  return {
    identity,
    gzip: compressed('gzip', gzipSync(bytes, { level: 9, chunkSize })),
    br: compressed('br', brotliCompressSync(bytes, { chunkSize, params })),
  }
}

/** Answers with the variant that the request accepts, or 304 when the client has it already. */
export function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { etag, body, headers, notModifiedHeaders } =
    answer[negotiate(request.headers['accept-encoding'] ?? '', smallestFirst) ?? 'identity']
  const known = request.headers['if-none-match']
  if (known === '*' || known?.includes(etag)) return reply.code(304).headers(notModifiedHeaders).send()
  return reply.headers(headers).send(body)
}
