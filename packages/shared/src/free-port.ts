import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems hand out by themselves: an outgoing connection could take such a one before its server. */
const ports = { first: 20_000, last: 32_767 }

/** A TCP port of this machine that nobody uses now, for a server that a test or a measurement starts. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.first, ports.last + 1)
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
