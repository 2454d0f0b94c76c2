import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { optionsHeaders } from './headers.ts'
import { problems, sendProblem } from './problem.ts'

/** Answers 405 where only the method is wrong and 404 elsewhere, before a body is looked at; both count for the rate limit. */
export function refuseUnknown(app: FastifyInstance): void {
  const limit = app.rateLimit()

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (request.url === '*') return answerForWholeServer(request, reply)
    const isReading = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const isRoute = !isReading && app.findRoute({ method: 'GET', url: request.url }) !== null
    return sendProblem(reply, isRoute ? problems.wrongMethod : problems.unknownRoute)
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasOneHost(request)) sendProblem(reply, problems.malformedRequest)
    else if (request.is404 || request.url === '*')
      limit.call(app, request, reply).then(() => refuse(request, reply), done)
    else done()
  })
  // The CORS plugin takes every OPTIONS request, and passes those for unknown addresses on to here.
  app.setNotFoundHandler(refuse)
}

/** Only OPTIONS may ask about no address in particular (RFC 9110, 9.3.7); the router would take it for the first route. */
function answerForWholeServer({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return method === 'OPTIONS'
    ? reply.code(204).headers(optionsHeaders).send()
    : sendProblem(reply, problems.malformedRequest)
}

const hostCharacters = /^[\w.~%:[\]!$&'()*+;=-]*$/

/** HTTP/1.1 wants exactly one, and only of characters that a host and a port may have (RFC 9112, 3.2); Node's own 400 has no body. */
function hasOneHost({ raw: { headers, rawHeaders, httpVersion } }: FastifyRequest): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1'
  const names = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host',
  )
  return names.length < 2 && hostCharacters.test(headers.host)
}
