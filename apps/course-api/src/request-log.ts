import { randomUUID } from 'node:crypto'
import { LogController, type FastifyReply, type FastifyRequest, type RawRequestDefaultExpression } from 'fastify'
import { destination } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** The address that balancers ask every few seconds, of which no line is written. */
export const healthUrl = '/health'

export function isHealthCheck(request: FastifyRequest): boolean {
  return request.routeOptions.url === healthUrl
}

/** Fastify's options for a log with one line a request, under the id that the client sent, if it sent one. */
export function requestLog(level: LogLevel) {
  return {
    logger: level === 'silent' ? false : { level, serializers, stream: batchedOutput() },
    logController: new OneLinePerRequest(),
    genReqId({ headers }: RawRequestDefaultExpression) {
      const given = String(headers['x-request-id'])
      return headers['x-request-id'] && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID()
    },
    // One logger for all requests: the line names its request itself.
    childLoggerFactory: <Logger>(logger: Logger) => logger,
  }
}

const serializers = { req: ({ method, url, ip }: FastifyRequest) => ({ method, url, remoteAddress: ip }) }

/**
 * The standard output, 4 kB at a time or five times a second: a write for each line costs more than the line. A disk
 * that is full, or a terminal that is gone, costs the lines beyond a megabyte, and no answer.
 */
function batchedOutput() {
  const output = destination({ sync: true, minLength: 4096, periodicFlush: 200, maxLength: 1_000_000 })
  output.on('error', () => {})
  // Unlike `flushSync`, this gives up where nothing can be written.
  process.on('exit', () => output.end())
  return output
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (isHealthCheck(request)) return
    const line = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime }
    if (err) reply.log.error({ ...line, err }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
