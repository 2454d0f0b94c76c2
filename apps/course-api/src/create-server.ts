import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { AppSettings } from './app-settings.ts'
import { answerClientError, answerThrown, refuseAddress, refuseTunnel } from './failures.ts'

/** A Fastify server with this API's limits and its one error shape, still without routes. */
export function createServer({ webOrigins, trustProxy, logLevel, timeouts }: AppSettings): FastifyInstance {
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new OneLinePerRequest(),
    trustProxy: trustProxy.length === 0 ? false : trustProxy,
    // An answer on the way to shutting down is still an answer; see close-gracefully.ts.
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.stalled,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check, requireHostHeader: false },
    // The routes look at the length themselves, since the router's own refusal would come without CORS headers.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 64 * 1024, compile: true },
    frameworkErrors: refuseAddress(webOrigins),
    clientErrorHandler: answerClientError,
  })
  app.setErrorHandler(answerThrown)
  ignoreBodies(app)
  // Node itself would answer an unknown Expect header with an empty 417.
  app.server.on('checkExpectation', app.routing)
  app.server.on('connect', refuseTunnel)
  return app
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}
