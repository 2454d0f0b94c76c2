import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import { commonHeaders, type AnswerHeaders } from './headers.ts'

/** Every error that this server answers, by the last part of its type. */
export const problems = {
  'malformed-request': problem(400, 'Malformed request', 'The request is not valid HTTP, or its method is unknown.'),
  'malformed-address': problem(400, 'Malformed address', 'The URL contains invalid percent-encoding.'),
  'unknown-route': problem(404, 'Unknown address', 'Nothing lives here. The home page of this API lists what does.'),
  'unknown-course': problem(404, 'Unknown course', 'No course has this id. GET /courses lists those that exist.'),
  'unknown-picture': problem(404, 'Unknown picture', 'No course picture has this name.'),
  'wrong-method': problem(405, 'Wrong method', 'This address can only be read: use GET, HEAD or OPTIONS.'),
  'too-slow': problem(408, 'Request too slow', 'The request did not arrive in time. Send it again.'),
  'too-long': problem(414, 'Address too long', 'Shorten the address: an id or a file name has at most 100 characters.'),
  'too-many-requests': problem(429, 'Too many requests', 'Wait the number of seconds in Retry-After, then try again.'),
  'headers-too-large': problem(431, 'Headers too large', 'Send fewer or shorter headers.'),
  crash: problem(500, 'Server error', 'Something went wrong on our side, and it has been logged. Try again later.'),
}

export type ProblemName = keyof typeof problems

const headers: AnswerHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' }

/** Answers with a problem (RFC 9457), which echoes nothing of the request. */
export function sendProblem(reply: FastifyReply, name: ProblemName): FastifyReply {
  return reply
    .code(problems[name].status)
    .headers(headers)
    .send(bodyOf(name, reply.server.getDecorator('basePath')))
}

/** The path under which clients reach the API, without a slash at its end. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '')
}

/** The problem's type, which leads to a line of the page for people. */
export function problemType(name: string, basePath: string): string {
  return `${basePath}/#${name}`
}

/** The whole HTTP message, for a socket whose request could not be read. */
export function problemMessage(name: ProblemName, basePath: string): string {
  const { status } = problems[name]
  const body = bodyOf(name, basePath)
  const own = { 'content-length': body.length, date: new Date().toUTCString(), connection: 'close' }
  const lines = Object.entries({ ...commonHeaders, ...headers, ...own }).map(([key, value]) => `${key}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body.toString()}`
}

/** As bytes: to a string Fastify would add a charset, which this type does not have. */
function bodyOf(name: ProblemName, basePath: string): Buffer {
  return Buffer.from(`${JSON.stringify({ type: problemType(name, basePath), ...problems[name] })}\n`)
}

function problem(status: number, title: string, detail: string) {
  return { title, status, detail }
}
