import type { Course } from '@syntax-lab/shared/course'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServer, defaultSettings, type Settings } from './create-server.ts'
import { jsonCaching, optionsHeaders } from './headers.ts'
import { homePage } from './home-page.ts'
import { openapi } from './openapi.ts'
import type { Pictures } from './pictures.ts'
import { prepareAnswer, sendPrepared, type Effort, type PreparedAnswer } from './prepared-answer.ts'
import { sendProblem, type ProblemName } from './problem.ts'
import { healthUrl } from './request-log.ts'

/** What the API answers from; all of it stays in memory. */
type Content = { courses: readonly Course[]; pictures?: Pictures }

/**
 * The course API without a port or a process: listen on it, or inject requests.
 * Every answer is serialised, compressed and hashed here; a request only picks one.
 */
export function buildApp({ courses, pictures = new Map() }: Content, given: Partial<Settings> = {}): FastifyInstance {
  const settings = { ...defaultSettings, ...given }
  const { publicUrl } = settings
  const app = createServer(settings)

  const route = (url: string, handler: Handler) => {
    app.route<Route>({ method: ['GET', 'HEAD'], url, handler })
    app.options(url, (_request, reply) => reply.code(204).headers(optionsHeaders).send())
  }
  const headers = {
    'cache-control': jsonCaching,
    link: `<${app.basePath}/openapi.json>; rel="service-desc"`,
  }
  const json = (value: unknown, effort?: Effort) =>
    prepareAnswer(`${JSON.stringify(value)}\n`, 'application/json; charset=utf-8', headers, effort)
  const answered = courses.map((course) => ({ ...course, img: underPath(course.img, app.basePath) }))
  const effort = courses.length > mostForBestEffort ? 'quick' : 'best'
  const byId = new Map(answered.map((course) => [course.id, json(course, effort)]))
  const health = (value: object) =>
    prepareAnswer(`${JSON.stringify(value)}\n`, 'application/json; charset=utf-8', { 'cache-control': 'no-store' })
  const up = health({ status: 'ok' })
  const upBehindUnknownProxy = health({ status: 'ok', forwarded: 'ignored' })

  route('/', always(homePage(courses, publicUrl)))
  route('/courses', always(json(answered)))
  route('/courses/:id', pick('id', byId, 'unknown-course'))
  route('/images/:file', pick('file', pictures, 'unknown-picture'))
  route('/openapi.json', always(json(openapi(publicUrl, answered[0]))))
  route(healthUrl, (request, reply) =>
    sendPrepared(isForwardedInVain(request) ? upBehindUnknownProxy : up, request, reply),
  )
  return app
}

type Route = { Params: Record<string, string> }
type Handler = (request: FastifyRequest<Route>, reply: FastifyReply) => FastifyReply

// Above it the compressing at the start would take longer than everything else together.
const mostForBestEffort = 100

/** Whether a proxy has named a client, or another proxy, whom this API does not believe: see TRUST_PROXY. */
function isForwardedInVain({ headers, ips }: FastifyRequest): boolean {
  const named = headers['x-forwarded-for']
  return named !== undefined && (ips?.length ?? 1) <= String(named).split(',').length
}

/** A picture of this server's, where the server itself is reached under a path. */
function underPath(img: string, basePath: string): string {
  return /^\/(?!\/)/.test(img) ? basePath + img : img
}

function always(answer: PreparedAnswer): Handler {
  return (request, reply) => sendPrepared(answer, request, reply)
}

function pick(parameter: string, answers: ReadonlyMap<string, PreparedAnswer>, unknown: ProblemName): Handler {
  return (request, reply) => {
    const answer = answers.get(request.params[parameter] ?? '')
    return answer === undefined ? sendProblem(reply, unknown) : sendPrepared(answer, request, reply)
  }
}
