import { createServer } from 'node:net'

type Taken = { name: string; port: number }

/** Those of `ports` on which something else listens already. */
async function takenPorts(ports: readonly Taken[]): Promise<Taken[]> {
  const checked = await Promise.all(ports.map(async (entry) => ((await isFree(entry.port)) ? [] : [entry])))
  return checked.flat()
}

/** Ends the process with one clear line when a port is taken. */
export async function requireFreePorts(ports: readonly Taken[]): Promise<void> {
  const taken = await takenPorts(ports)
  if (taken.length === 0) return
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ')
  console.error(
    `Taken already: port ${list}. Stop what listens there, or choose another port, for example ${taken[0]?.name}=${(taken[0]?.port ?? 0) + 10}.`,
  )
  process.exit(1)
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'))
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({ port, host, ipv6Only: host === '::' }, () => server.close(() => resolve(true)))
  })
}
