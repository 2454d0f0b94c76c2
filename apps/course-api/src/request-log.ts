import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { destination, type DestinationStream, type LoggerOptions } from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** The address that balancers ask every few seconds, of which no line is written. */
export const healthUrl = '/health'

/** Fastify's options for a log with one line a request and an id that comes from outside where one comes. */
export function requestLog(level: LogLevel) {
  const serializers: LoggerOptions['serializers'] = {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url, remoteAddress: ip }),
    res: ({ statusCode }: FastifyReply) => ({ statusCode }),
  }
  return {
    logger: level === 'silent' ? false : { level, serializers, stream: batchedOutput() },
    logController: new OneLinePerRequest(),
    genReqId: ({ headers }: IncomingMessage) => wellFormed(headers['x-request-id']) ?? randomUUID(),
    childLoggerFactory: <Logger>(logger: Logger) => logger,
  }
}

/**
 * The standard output, written by the 4 kB or five times a second: to write each line by itself,
 * or to hand it to a thread that does, would cost more than the line.
 */
function batchedOutput(): DestinationStream {
  const output = destination({ sync: true, minLength: 4096, periodicFlush: 200 })
  process.on('exit', () => output.flushSync())
  return output
}

class OneLinePerRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (request.raw.url === healthUrl) return
    const line = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

function wellFormed(id: string | string[] | undefined): string | undefined {
  return typeof id === 'string' && /^[\w.:/+=-]{1,128}$/.test(id) ? id : undefined
}
