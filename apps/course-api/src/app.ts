import type { Course } from '@syntax-lab/shared/course'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from './config.ts'
import { createServer, isForwardedForIgnored } from './create-server.ts'
import { jsonCaching } from './headers.ts'
import { homePage } from './home-page.ts'
import { openapi } from './openapi.ts'
import type { Pictures } from './pictures.ts'
import { prepareAnswer, sendPrepared, type PreparedAnswer } from './prepared-answer.ts'
import { basePathOf, sendProblem, type ProblemName } from './problem.ts'
import { healthUrl } from './request-log.ts'

/**
 * The course API without a port or a process: listen on it, or inject requests.
 * Every answer but an error is serialised, compressed and hashed here; a request only picks one.
 */
export function buildApp(courses: readonly Course[], pictures: Pictures, settings: Settings): FastifyInstance {
  const app = createServer(settings)
  const basePath = basePathOf(settings.publicUrl)

  const json = (value: unknown, caching: string) => {
    const headers = { 'cache-control': caching, link: `<${basePath}/openapi.json>; rel="service-desc"` }
    return prepareAnswer(`${JSON.stringify(value)}\n`, 'application/json; charset=utf-8', headers)
  }
  // A picture of this server's lies below the path under which the server itself is reached.
  const answered = courses.map((course) => ({ ...course, img: course.img.replace(/^\/(?!\/)/, () => `${basePath}/`) }))
  const byId = new Map(answered.map((course) => [course.id, json(course, jsonCaching)]))
  const healthy = json({ status: 'ok' }, 'no-store')
  const healthyWithIgnoredProxy = json({ status: 'ok', forwarded: 'ignored' }, 'no-store')

  const description = openapi(settings, answered[0])
  app.get('/', always(homePage(courses, settings.publicUrl, description)))
  app.get('/courses', always(json(answered, jsonCaching)))
  app.get('/courses/:id', pick('id', byId, 'unknown-course'))
  // Any page may draw a picture, wherever the courses may be read.
  app.get('/images/:file', { config: { cors: { origin: '*' } } }, pick('file', pictures, 'unknown-picture'))
  app.get('/openapi.json', always(json(description, jsonCaching)))
  app.get(healthUrl, (request, reply) =>
    sendPrepared(isForwardedForIgnored(request) ? healthyWithIgnoredProxy : healthy, request, reply),
  )
  return app
}

type Request = FastifyRequest<{ Params: Record<string, string> }>

function always(answer: PreparedAnswer) {
  return (request: Request, reply: FastifyReply) => sendPrepared(answer, request, reply)
}

function pick(parameter: string, answers: ReadonlyMap<string, PreparedAnswer>, unknown: ProblemName) {
  return (request: Request, reply: FastifyReply) => {
    const answer = answers.get(request.params[parameter] ?? '')
    return answer === undefined ? sendProblem(reply, unknown) : sendPrepared(answer, request, reply)
  }
}
