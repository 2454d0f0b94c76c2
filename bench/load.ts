import { Agent, get, type IncomingMessage } from 'node:http'

/** One answer as it came over the wire. */
export type Answer = { status: number; headers: string[]; etag: string | undefined; body: Buffer }

/** How many requests are under way at once, each on a connection that stays open. */
const connections = 8

/** Sends the request once. */
export async function askOnce(url: string, headers: Record<string, string>): Promise<Answer> {
  const agent = new Agent()
  const { response, body } = await ask(agent, url, headers)
  return { status: response.statusCode ?? 0, headers: response.rawHeaders, etag: response.headers.etag, body }
}

/**
 * Sends `count` requests, each to the next address, and reads each answer to its end.
 *
 * @throws Error when an answer has another status.
 */
export async function load(
  nextUrl: () => string,
  headers: Record<string, string>,
  count: number,
  status: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const work = async () => {
    while (left-- > 0) {
      const url = nextUrl()
      const { response } = await ask(agent, url, headers)
      if (response.statusCode !== status) throw new Error(`${url} answers with ${response.statusCode}, not ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
}

function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve({ response, body: Buffer.concat(parts) }))
        .on('error', reject)
    }).on('error', reject)
  })
}
