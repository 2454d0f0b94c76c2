import type { Socket } from 'node:net'
import {
  fastify,
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { commonHeaders } from './headers.ts'
import { problemMessage, sendProblem, type ProblemName } from './problem.ts'
import { createRateLimit } from './rate-limit.ts'
import { healthUrl, requestLog, type LogLevel } from './request-log.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to Fastify's own
  interface FastifyInstance {
    basePath: string
  }
}

/** What may differ between one running API and another. */
export type Settings = {
  /** The address under which clients reach the API, perhaps with a path, never with a slash at its end. */
  publicUrl: string
  /** The origins whose pages may read the answers; '*' for every origin. */
  webOrigins: '*' | readonly string[]
  /** Requests per minute and client; 0 for no limit. */
  rateLimit: number
  /** The addresses of the proxies whose X-Forwarded-For is believed; none when clients come directly. */
  trustProxy: string[]
  logLevel: LogLevel
  /** How long a slow client is waited for, in milliseconds. */
  timeouts: {
    /** Until the whole request has arrived. */
    request: number
    /** Until an answer that the client does not read is given up; longer than `request` and `check` together. */
    stalled: number
    /** Between two looks for requests that are late. */
    check: number
  }
}

/** Silent and without limits. A late request hears 408 within 12 s; a socket without any life is closed at 14 s. */
export const defaultSettings: Settings = {
  publicUrl: 'http://localhost:3001',
  webOrigins: '*',
  rateLimit: 0,
  trustProxy: [],
  logLevel: 'silent',
  timeouts: { request: 10_000, stalled: 14_000, check: 2000 },
}

/** A Fastify server with this API's limits, headers and its one error shape, still without routes. */
export function createServer(settings: Settings): FastifyInstance {
  const { webOrigins, rateLimit, trustProxy, timeouts } = settings
  const basePath = new URL(settings.publicUrl).pathname.replace(/\/$/, '')
  const common = commonHeaders(webOrigins === '*')
  const allowedOrigins = new Set(webOrigins === '*' ? [] : webOrigins)
  const secondsToWait = rateLimit === 0 ? () => 0 : createRateLimit(rateLimit)
  const log = requestLog(settings.logLevel)
  const app = fastify({
    ...log,
    trustProxy: trustProxy.length === 0 ? false : trustProxy,
    // An answer on the way to shutting down is still an answer; see close-gracefully.ts.
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.stalled,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    // No hook runs for an address that the router refuses.
    frameworkErrors(error, request, reply) {
      if (mayGoOn(request, reply)) sendProblem(reply, error.statusCode === 414 ? 'too-long' : 'malformed-address')
      log.logController.requestCompleted(null, request, reply)
    },
    clientErrorHandler(error, socket) {
      if (error.code !== 'ECONNRESET' && socket.writable)
        endWith(socket, problemMessage(problemOf(error), common, basePath))
    },
  })
  app.decorate('basePath', basePath)

  const told = new Set<string>()
  function tellOnce(what: string, details: object): void {
    if (!told.has(what)) app.log.warn(details, what)
    told.add(what)
  }

  /** The one way in: what every answer carries, and how many each client gets. False when it has been answered. */
  function mayGoOn(request: FastifyRequest, reply: FastifyReply): boolean {
    const { origin } = request.headers
    reply.headers(common)
    if (origin !== undefined && allowedOrigins.has(origin)) reply.header('access-control-allow-origin', origin)
    else if (origin !== undefined && webOrigins !== '*')
      tellOnce('A page of another origin has asked, which WEB_ORIGINS does not list', { origin })
    if (trustProxy.length === 0 && request.headers['x-forwarded-for'] !== undefined)
      tellOnce('A proxy has passed a request on: unless TRUST_PROXY names it, all its clients share one limit', {
        proxy: request.ip,
      })
    const seconds = request.raw.url === healthUrl ? 0 : secondsToWait(request.ip)
    if (seconds > 0) sendProblem(reply.header('retry-after', seconds), 'too-many-requests')
    return seconds === 0
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isReading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isRoute = !isReading && app.findRoute({ method: 'GET', url: request.url }) !== null
    return sendProblem(reply, isRoute ? 'wrong-method' : 'unknown-route')
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!mayGoOn(request, reply)) return
    // Before a body is looked at.
    if (request.is404) refuse(request, reply)
    else done()
  })
  app.setNotFoundHandler(refuse)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return sendProblem(reply, 'malformed-request')
    request.log.error({ reqId: request.id, err: error }, 'A request failed')
    return sendProblem(reply, 'crash')
  })
  // Nothing here reads a body, whatever its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  return app
}

// Closing at once would discard an answer that the client, still sending, has not read yet.
const lingerMs = 1000

function endWith(socket: Socket, message: string): void {
  socket.end(message)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** What is wrong with bytes that are no HTTP request, or with one that came too slowly. */
function problemOf({ code, rawPacket }: ConnectionError): ProblemName {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too-slow'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request'
  const endOfAddress = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0
  return endOfAddress === -1 || endOfAddress > 8 * 1024 ? 'too-long' : 'headers-too-large'
}
