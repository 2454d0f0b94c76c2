import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem } from './problem.ts'

/** Answers 405 where only the method is wrong and 404 elsewhere, before a body is looked at; both count for the rate limit. */
export function refuseUnknown(app: FastifyInstance): void {
  const limit = app.rateLimit()

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isReading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isRoute = !isReading && app.findRoute({ method: 'GET', url: request.url }) !== null
    return sendProblem(reply, isRoute ? problems.wrongMethod : problems.unknownRoute)
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (lacksHost(request)) sendProblem(reply, problems.malformedRequest)
    else if (request.is404) limit.call(app, request, reply).then(() => refuse(request, reply), done)
    else done()
  })
  // The CORS plugin takes every OPTIONS request, and passes those for unknown addresses on to here.
  app.setNotFoundHandler(refuse)
}

/** HTTP/1.1 wants 400 then (RFC 9112, 3.2); Node's own has no body. */
function lacksHost({ raw }: FastifyRequest): boolean {
  return raw.headers.host === undefined && raw.httpVersion === '1.1'
}
