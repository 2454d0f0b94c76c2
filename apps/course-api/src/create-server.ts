import cors from '@fastify/cors'
import { fastify, type ConnectionError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Settings } from './config.ts'
import { commonHeaders, corsOptions, exposedHeaders, methods } from './headers.ts'
import { basePathOf, problemMessage, sendProblem, type ProblemName } from './problem.ts'
import { clientOf, createRateLimit } from './rate-limit.ts'
import { isHealthCheck, requestLog } from './request-log.ts'

/** A Fastify server with this API's limits, headers and its one error shape, still without routes. */
export function createServer({ publicUrl, webOrigins, rateLimit, trustProxy, logLevel }: Settings): FastifyInstance {
  const basePath = basePathOf(publicUrl)
  const secondsToWait = rateLimit === 0 ? () => 0 : createRateLimit(rateLimit)
  const log = requestLog(logLevel)
  const app = fastify({
    ...log,
    trustProxy: trustProxy.length === 0 ? false : trustProxy,
    // An answer on the way to shutting down is still an answer.
    return503OnClosing: false,
    // A slow request gets 408 within 12 s; who does not read the answer is cut off later, at 14 s.
    requestTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    connectionTimeout: 14_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    // No hook runs for an address that the router refuses.
    frameworkErrors(error, request, reply) {
      const allowedOrigin = webOrigins === '*' ? '*' : webOrigins.find((each) => each === request.headers.origin)
      reply.headers(commonHeaders).header('x-request-id', request.id)
      if (allowedOrigin)
        reply.headers({ 'access-control-allow-origin': allowedOrigin, 'access-control-expose-headers': exposedHeaders })
      if (isWithinLimit(request, reply)) sendProblem(reply, error.statusCode === 414 ? 'too-long' : 'malformed-address')
      log.logController.requestCompleted(null, request, reply)
    },
    clientErrorHandler(error, socket) {
      if (!socket.writable) return
      socket.end(problemMessage(problemOf(error), basePath))
      // Closing at once would discard an answer that the client, still sending, has not read yet.
      setTimeout(() => socket.destroy(), 1000).unref()
    },
  })
  app.decorate('basePath', basePath)

  const warned = new Set<string>()
  /** Once for each origin and proxy; at most 100 in all, because strangers can make up both. */
  function warnOnce(what: string, details: object): void {
    const warning = JSON.stringify([what, details])
    if (warned.size >= 100 || warned.has(warning)) return
    warned.add(warning)
    app.log.warn(details, what)
  }

  /** Whether the client may have this answer; when it may not, it has been told so. */
  function isWithinLimit(request: FastifyRequest, reply: FastifyReply): boolean {
    const seconds = isHealthCheck(request) ? 0 : secondsToWait(clientOf(request.ip))
    if (seconds > 0) sendProblem(reply.header('retry-after', seconds), 'too-many-requests')
    return seconds === 0
  }

  /** Answers every request that no route does. */
  function answerUnrouted(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { method, url } = request
    if (app.findRoute({ method: 'GET', url }) === null) return sendProblem(reply, 'unknown-route')
    reply.header('allow', methods)
    return method === 'OPTIONS' ? reply.code(204).send() : sendProblem(reply, 'wrong-method')
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).header('x-request-id', request.id)
    done()
  })
  // Before the limit, so that pages can read that they have to wait.
  app.register(cors, { ...corsOptions, origin: webOrigins })
  app.addHook('preParsing', (request, reply, _body, done) => {
    const { origin } = request.headers
    if (origin !== undefined && !reply.hasHeader('access-control-allow-origin'))
      warnOnce('WEB_ORIGINS lacks an origin, whose page has asked', { origin })
    if (isForwardedForIgnored(request))
      warnOnce('X-Forwarded-For is not believed: TRUST_PROXY lacks this proxy, or a client made it up', {
        from: request.ip,
      })
    if (!isWithinLimit(request, reply)) return
    if (request.is404 || request.method === 'OPTIONS') answerUnrouted(request, reply)
    else done()
  })
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ reqId: request.id, err: error }, 'A request failed')
    return sendProblem(reply, 'crash')
  })
  return app
}

/** Whether a proxy has named a client, or another proxy, whom this API does not believe: see TRUST_PROXY. */
export function isForwardedForIgnored(request: FastifyRequest): boolean {
  const named = request.headers['x-forwarded-for']
  return named !== undefined && (request.ips?.length ?? 1) <= String(named).split(',').length
}

/** What is wrong with bytes that are no HTTP request, or with one that came too slowly. */
function problemOf({ code, rawPacket }: ConnectionError): ProblemName {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too-slow'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request'
  const endOfAddress = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0
  return endOfAddress === -1 || endOfAddress > 8 * 1024 ? 'too-long' : 'headers-too-large'
}
