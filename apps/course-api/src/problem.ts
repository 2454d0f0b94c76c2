import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import { securityHeaders, type Headers } from './headers.ts'

/** An error answer (RFC 9457), ready to be sent. Nothing of the request is in it. */
export type Problem = { status: number; name: string; title: string; detail: string; body: Buffer; headers: Headers }

/** Every error that this server answers. Each `type` leads to its line on the human page. */
export const problems = {
  malformedRequest: problem(400, 'malformed-request', 'Malformed request', 'The request is not valid HTTP.'),
  malformedAddress: problem(
    400,
    'malformed-address',
    'Malformed address',
    'The address has a percent sign that encodes no character.',
  ),
  unknownRoute: problem(
    404,
    'unknown-route',
    'Unknown address',
    'Nothing lives at this address. The page at / lists what does.',
  ),
  unknownCourse: problem(
    404,
    'unknown-course',
    'Unknown course',
    'No course has this id. GET /courses lists those that exist.',
  ),
  unknownPicture: problem(404, 'unknown-picture', 'Unknown picture', 'No course picture has this name.'),
  wrongMethod: problem(405, 'wrong-method', 'Wrong method', 'Courses can only be read here: use GET, HEAD or OPTIONS.'),
  tooSlow: problem(408, 'too-slow', 'Request too slow', 'The request did not arrive in time.'),
  otherVersion: problem(
    412,
    'other-version',
    'Another version',
    'This is no longer what If-Match names. Ask without it for what there is.',
  ),
  tooLong: problem(414, 'too-long', 'Address too long', 'The address is longer than any address here.'),
  tooManyRequests: problem(
    429,
    'too-many-requests',
    'Too many requests',
    'Wait as many seconds as Retry-After says, then go on.',
  ),
  headersTooLarge: problem(431, 'headers-too-large', 'Headers too large', 'The headers of the request are too large.'),
  crash: problem(500, 'crash', 'Server error', 'The fault is on this side and was written down. Please try again.'),
} as const satisfies Record<string, Problem>

/** Answers with `problem`; 405 also names the methods that are allowed. */
export function sendProblem(reply: FastifyReply, { status, headers, body }: Problem): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}

/** The whole HTTP message, for a socket whose request could not be read. */
export function messageOnSocket({ status, headers, body }: Problem): Buffer {
  const lines = Object.entries({ ...headers, date: new Date().toUTCString(), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`), body])
}

function problem(status: number, name: string, title: string, detail: string): Problem {
  const body = Buffer.from(JSON.stringify({ type: `/#${name}`, title, status, detail }))
  const headers = {
    ...securityHeaders,
    ...(status === 405 && { allow: 'GET, HEAD, OPTIONS' }),
    'content-type': 'application/problem+json',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    vary: 'Origin',
  }
  return { status, name, title, detail, body, headers }
}
