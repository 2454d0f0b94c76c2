import { once } from 'node:events'
import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long connections are waited for, in milliseconds from the start of closing. */
type Waits = { idle: number; halfSent: number; busy: number }

/**
 * Closes a listening app without cutting a request: new connections are refused at once, each connection
 * is told with its next answer to go, and idle ones are closed when requests under way have had time to arrive.
 * A request that arrives by halves is given up after `halfSent` milliseconds (and the next look for such requests),
 * and whatever is left after `busy`.
 */
export async function closeGracefully(
  { server }: FastifyInstance,
  { idle, halfSent, busy }: Waits = { idle: 500, halfSent: 1000, busy: 6000 },
): Promise<void> {
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  server.headersTimeout = halfSent
  server.requestTimeout = halfSent
  // http.Server#close would also drop idle connections at once, and with them the requests just arriving.
  Server.prototype.close.call(server)
  const timers = [
    setTimeout(() => server.closeIdleConnections(), idle),
    setTimeout(() => server.closeAllConnections(), busy),
  ]
  await closed
  timers.forEach(clearTimeout)
}
