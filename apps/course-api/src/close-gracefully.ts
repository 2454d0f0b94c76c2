import { once } from 'node:events'
import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long connections are waited for, in milliseconds from the start of closing. */
type Patience = { idle: number; busy: number }

/**
 * Closes a listening app without cutting a request: new connections are refused at once, each connection
 * is told with its next answer to go, and idle ones are closed when requests under way have had time to arrive.
 * After `busy` milliseconds whatever is left is closed too.
 */
export async function closeGracefully(
  app: FastifyInstance,
  { idle, busy }: Patience = { idle: 500, busy: 8000 },
): Promise<void> {
  const { server } = app
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // http.Server#close would also drop idle connections at once, and with them the requests just arriving.
  Server.prototype.close.call(server)
  const timers = [
    setTimeout(() => server.closeIdleConnections(), idle),
    setTimeout(() => server.closeAllConnections(), busy),
  ]
  await closed
  timers.forEach(clearTimeout)
  await app.close()
}
