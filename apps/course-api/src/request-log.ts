import { randomUUID } from 'node:crypto'
import { LogController, type FastifyReply, type FastifyRequest, type RawRequestDefaultExpression } from 'fastify'
import { destination, type LoggerOptions } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The address that balancers ask every few seconds, of which no line is written. */
export const healthUrl = '/health'

/** Fastify's options for a log with one line a request and an id that comes from outside where one comes. */
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

const serializers: NonNullable<LoggerOptions['serializers']> = {
  req: ({ method, url, ip }: FastifyRequest) => ({ method, url, remoteAddress: ip }),
  res: ({ statusCode }: FastifyReply) => ({ statusCode }),
}

/**
 * The standard output, 16 kB at a time or five times a second: writing each line by itself costs more than the line.
 * `destination` would batch them itself, but counts all waiting bytes anew with each line.
 */
function batchedOutput() {
  const output = destination({ sync: true })
  let lines = ''
  function flush(): void {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  setInterval(flush, 200).unref()
  process.on('exit', flush)
  return {
    write(line: string) {
      lines += line
      if (lines.length >= 16_384) flush()
    },
  }
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.raw.url === healthUrl) return
    const line = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime }
    if (err) reply.log.error({ ...line, err }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
