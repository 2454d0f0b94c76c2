import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Headers } from './headers.ts'

/** Every error that this server answers, by the last part of its type. */
export const problems = {
  'malformed-request': problem(400, 'Malformed request', 'The request is not valid HTTP.'),
  'malformed-address': problem(400, 'Malformed address', 'The URL contains invalid percent-encoding.'),
  'unknown-route': problem(404, 'Unknown address', 'Nothing lives at this address. The page at / lists what does.'),
  'unknown-course': problem(404, 'Unknown course', 'No course has this id. GET /courses lists those that exist.'),
  'unknown-picture': problem(404, 'Unknown picture', 'No course picture has this name.'),
  'wrong-method': problem(405, 'Wrong method', 'Courses can only be read here: use GET, HEAD or OPTIONS.'),
  'too-slow': problem(408, 'Request too slow', 'The request did not arrive in time.'),
  'too-long': problem(414, 'Address too long', 'The address is too long.'),
  'too-many-requests': problem(429, 'Too many requests', 'Wait the number of seconds in Retry-After, then try again.'),
  'headers-too-large': problem(431, 'Headers too large', 'The headers of the request are too large.'),
  crash: problem(500, 'Server error', 'Something went wrong on our side; it has been logged.'),
}

export type ProblemName = keyof typeof problems

const headers: Headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }

/**
 * The body of an error answer (RFC 9457); nothing of the request is in it.
 * Its type leads to its line on the human page, which lies at `basePath`.
 */
export function problemBody(name: ProblemName, basePath: string): string {
  const { status, title, detail } = problems[name]
  return `${JSON.stringify({ type: `${basePath}/#${name}`, title, status, detail })}\n`
}

/** Answers with a problem; 405 also names the methods that are allowed. */
export function sendProblem(reply: FastifyReply, name: ProblemName): FastifyReply {
  if (name === 'wrong-method') reply.header('allow', 'GET, HEAD, OPTIONS')
  const { status } = problems[name]
  // As bytes: Fastify would add a charset, which this type does not have, to a string.
  return reply
    .code(status)
    .headers(headers)
    .send(Buffer.from(problemBody(name, reply.server.basePath)))
}

/** The whole HTTP message, for a socket whose request could not be read. */
export function problemMessage(name: ProblemName, common: Headers, basePath: string): string {
  const { status } = problems[name]
  const body = problemBody(name, basePath)
  const all = {
    ...common,
    ...headers,
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

function problem(status: number, title: string, detail: string) {
  return { status, title, detail }
}
