import { expect, test, vi } from 'vitest'
import { someCourses } from './app-fixture.ts'
import { readyServer } from './process-fixture.ts'

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const headersThatMatter = ['etag', 'content-type', 'content-encoding', 'cache-control', 'vary']

async function answerOf(port: number, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return {
    status: response.status,
    body: await response.text(),
    headers: headersThatMatter.map((name) => response.headers.get(name)),
  }
}

test('two instances answer alike, to the ETag, so that either may stand behind one address', async () => {
  const [one, other] = await Promise.all([readyServer(), readyServer()])
  for (const path of ['/courses', '/courses/css-layout', '/courses/nope', '/images/css-layout.svg', '/health']) {
    expect(await answerOf(one.port, path)).toEqual(await answerOf(other.port, path))
  }
})

test('when one of two instances is killed under load, no request is lost that its client asks once more', async () => {
  const servers = await Promise.all([readyServer(), readyServer()])
  const [killed, left] = servers
  let asked = 0
  let retries = 0

  async function ask(port: number): Promise<number> {
    const list: unknown = await (await fetch(`http://127.0.0.1:${port}/courses`)).json()
    return Array.isArray(list) ? list.length : 0
  }

  /** As a client behind a balancer: the instances take turns, and a request that fails goes to the other one. */
  async function askTwice(): Promise<number> {
    asked += 1
    if (asked === 80) killed.child.kill('SIGKILL')
    if (asked % 2 === 0) return ask(left.port)
    return ask(killed.port).catch(() => {
      retries += 1
      return ask(left.port)
    })
  }

  const clients = Array.from({ length: 8 }, async () => {
    const answers: number[] = []
    while (answers.length < 40) answers.push(await askTwice())
    return answers
  })
  expect((await Promise.all(clients)).flat()).toEqual(Array.from({ length: 320 }, () => someCourses.length))
  expect(retries).toBeGreaterThan(0)
})
