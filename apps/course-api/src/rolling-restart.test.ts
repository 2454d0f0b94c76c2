import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { checkCourses } from '@syntax-lab/shared/course'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readyServer } from './process-fixture.ts'

const rounds = process.env['PROMISES'] === 'full' ? 20 : 2
const clients = 8

/**
 * How long a balancer takes to hear that an instance ends, with new connections too: longer than the half second for
 * which server.ts waits on connections that look idle.
 */
const balancerLagMs = 700

type Instance = Awaited<ReturnType<typeof readyServer>>

const startInstance = () =>
  readyServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://api.example',
    WEB_ORIGINS: '*',
    TRUST_PROXY: 'loopback',
    DRAIN_SECONDS: '2',
  })

/** Sends each request to the next of `instances`, once: what fails there fails for the client. */
async function balance(instances: Instance[]): Promise<string> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((incoming, response) => {
    const { port = 0 } = instances[turn++ % instances.length] ?? {}
    const headers = { ...incoming.headers, 'x-forwarded-for': '198.51.100.7' }
    request({ host: '127.0.0.1', port, path: incoming.url, headers, agent })
      .on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers)
        answer.on('error', () => response.destroy()).pipe(response)
      })
      .on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      .end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function outcomeOf(url: string): Promise<string> {
  try {
    const response = await fetch(url)
    return `${response.status} ${checkCourses(await response.json()).courses.length} courses`
  } catch (error) {
    return String(error)
  }
}

test(
  `P53 ${rounds} rolling restarts of two instances under load fail no request`,
  async () => {
    const instances = await Promise.all([startInstance(), startInstance()])
    const url = await balance(instances)
    const outcomes: string[] = []
    const isOver = new AbortController()
    const ask = async () => {
      while (!isOver.signal.aborted) outcomes.push(await outcomeOf(`${url}/courses`))
    }
    const load = Promise.all(Array.from({ length: clients }, ask))
    for (let restart = 0; restart < rounds * 2; restart++) {
      const next = await startInstance()
      const old = instances[0]
      instances.push(next)
      old?.child.kill('SIGTERM')
      // Of more answers than there are clients, one at least was asked for after the signal.
      const before = outcomes.length
      await pause(balancerLagMs)
      await vi.waitUntil(() => outcomes.length > before + clients, 60_000)
      instances.shift()
      expect(await old?.exit).toEqual([0, null])
    }
    isOver.abort()
    await load
    expect([...new Set(outcomes)]).toEqual(['200 3 courses'])
  },
  rounds * 60_000,
)
