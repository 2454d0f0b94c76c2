import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { messageOnSocket, problems, sendProblem, type Problem } from './problem.ts'

// Closing at once would discard an answer that the client, still sending, has not read yet.
const lingerMs = 1000

/** Answers what a hook or a handler threw. Only a fault of this server is written down. */
export function answerThrown(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'A request failed')
  sendProblem(
    reply,
    status === 429 ? problems.tooManyRequests : status < 500 ? problems.malformedRequest : problems.crash,
  )
}

/** Answers an address that the router refused. No hook has run for it, so the web origins are let in here. */
export function refuseAddress(webOrigins: readonly string[]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { origin } = request.headers
    if (origin !== undefined && webOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
    sendProblem(reply, error.statusCode === 414 ? problems.tooLong : problems.malformedAddress)
  }
}

/** Answers bytes that are no HTTP request, or one that came too slowly, and closes the socket. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  endWith(problemOf(error), socket)
}

/** Answers CONNECT, at which Node would close the socket without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // Node has taken its own listeners off, and a reset would otherwise end the process.
  socket.on('error', () => socket.destroy())
  endWith(problems.wrongMethod, socket)
}

function endWith(problem: Problem, socket: Duplex): void {
  socket.end(messageOnSocket(problem))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function problemOf({ code, rawPacket }: ConnectionError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problems.tooSlow
  if (code !== 'HPE_HEADER_OVERFLOW') return problems.malformedRequest
  return hasLongFirstLine(rawPacket) ? problems.tooLong : problems.headersTooLarge
}

function hasLongFirstLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false
  const end = packet.indexOf('\r\n')
  return end === -1 || end > 8 * 1024
}
