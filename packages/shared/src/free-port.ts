import { once } from 'node:events'
import { createServer } from 'node:net'

/** A TCP port of this machine that nobody uses now, for a server that a test or a measurement starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free.')
  return address.port
}
