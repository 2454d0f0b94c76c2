import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports (Linux from 32,768, macOS from 49,152): one of those could go to somebody's outgoing
 * connection before the server listens on it.
 */
export const ports = { first: 20_000, last: 32_767 }

/** A TCP port of 127.0.0.1 on which nobody listens now, for a server that a test or a measurement starts. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.first, ports.last + 1)
  return (await isFree(port)) ? port : freePort()
}

/** Whether nobody listens on port `port` of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
