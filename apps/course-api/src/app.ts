import cors, { type FastifyCorsOptions } from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { Course } from '@syntax-lab/shared/course'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultSettings, type AppSettings } from './app-settings.ts'
import { createServer } from './create-server.ts'
import { jsonHeaders, optionsHeaders } from './headers.ts'
import { homePage } from './home-page.ts'
import { openapi } from './openapi.ts'
import type { Pictures } from './pictures.ts'
import { prepareAnswer, sendPrepared, type Effort, type PreparedAnswer } from './prepared-answer.ts'
import { problems, sendProblem, type Problem } from './problem.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { TokenBucketStore } from './token-bucket-store.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to Fastify's own
  interface FastifyContextConfig {
    cors?: FastifyCorsOptions
  }
}

/** What the API answers from; all of it stays in memory. */
type Content = { courses: readonly Course[]; pictures?: Pictures }

/**
 * The course API without a port or a process: listen on it, or inject requests.
 * Every answer is serialised, compressed and hashed here; a request only picks one.
 */
export async function buildApp(
  { courses, pictures = new Map() }: Content,
  settings: Partial<AppSettings> = {},
): Promise<FastifyInstance> {
  const all = { ...defaultSettings, ...settings }
  const app = createServer(all)
  await app.register(cors, { origin: [...all.webOrigins], preflight: false })
  await app.register(rateLimit, {
    max: all.rateLimit || Number.MAX_SAFE_INTEGER,
    global: all.rateLimit > 0,
    timeWindow: 60_000,
    store: TokenBucketStore,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  refuseUnknown(app)

  const route = (url: string, handler: Handler, config: FastifyContextConfig = {}) => {
    app.route<Route>({ method: ['GET', 'HEAD'], url, config, handler })
    app.options(url, { config }, (_request, reply) => reply.code(204).headers(optionsHeaders).send())
  }
  route('/', always(homePage(courses, all.publicUrl)))
  route('/courses', always(json(courses)))
  const effort = courses.length > mostForBestEffort ? 'quick' : 'best'
  route(
    '/courses/:id',
    pick('id', new Map(courses.map((course) => [course.id, json(course, effort)])), problems.unknownCourse),
  )
  route('/images/:file', pick('file', pictures, problems.unknownPicture), { cors: { origin: '*' } })
  route('/openapi.json', always(json(openapi(all.publicUrl))))
  route('/health', always(prepareAnswer('{"status":"ok"}', { ...jsonHeaders, 'cache-control': 'no-store' })), {
    rateLimit: false,
  })
  return app
}

type Route = { Params: Record<string, string> }
type Handler = (request: FastifyRequest<Route>, reply: FastifyReply) => void

// Above it the compressing at the start would take longer than everything else together.
const mostForBestEffort = 100

// The course schema allows ids of 64 characters, and a picture's name is hardly longer.
const longestParameter = 100

function json(value: unknown, effort?: Effort): PreparedAnswer {
  return prepareAnswer(JSON.stringify(value), jsonHeaders, effort)
}

function always(answer: PreparedAnswer): Handler {
  return (request, reply) => sendPrepared(answer, request, reply)
}

function pick(parameter: string, answers: ReadonlyMap<string, PreparedAnswer>, unknown: Problem): Handler {
  return (request, reply) => {
    const key = request.params[parameter] ?? ''
    const answer = answers.get(key)
    if (answer !== undefined) sendPrepared(answer, request, reply)
    else sendProblem(reply, key.length > longestParameter ? problems.tooLong : unknown)
  }
}
