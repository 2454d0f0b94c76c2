import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { someCourses } from './app-fixture.ts'
import { contentFolder, freePort, readyServer, startServer } from './process-fixture.ts'

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const rounds = process.env['PROMISES'] === 'full' ? 20 : 4
const clients = 16

/** Asks again and again on one connection until an answer announces the last; the number of answers. Throws when a request is cut. */
function askUntilToldToGo(port: number, onAnswer: () => void): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const ask = () => socket.write('GET /courses/css-layout HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let answers = 0
  let received = ''
  let isLast = false
  socket.on('connect', ask)
  socket.on('data', (part: string) => {
    received += part
    const [head = '', body = ''] = received.split('\r\n\r\n')
    if (body.length < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity)) return
    answers++
    received = ''
    isLast = /^connection: close/im.test(head)
    onAnswer()
    if (!isLast) ask()
  })
  socket.on('error', reject)
  socket.on('close', () =>
    isLast ? resolve(answers) : reject(new Error(`A request was cut after ${answers} answers.`)),
  )
  return promise
}

async function stopUnderLoad(signal: 'SIGTERM' | 'SIGINT') {
  const { child, exit, port } = await readyServer()
  let answers = 0
  const stop = () => {
    answers++
    if (answers === clients * 20) child.kill(signal)
  }
  const counts = await Promise.all(Array.from({ length: clients }, () => askUntilToldToGo(port, stop)))
  const since = performance.now()
  const [code] = await exit
  return { code, ms: performance.now() - since, everyoneAsked: counts.every((count) => count > 0) }
}

test.each(Array.from({ length: rounds }, (_, index) => (index % 2 === 0 ? 'SIGTERM' : 'SIGINT')))(
  'P6 %s under load cuts no request and ends with code 0 within 10 s',
  async (signal) => {
    const { code, ms, everyoneAsked } = await stopUnderLoad(signal)
    expect([code, everyoneAsked]).toEqual([0, true])
    expect(ms).toBeLessThan(10_000)
  },
)

test('a signal that comes twice, as from a terminal and a task runner, still ends with code 0', async () => {
  const { child, exit } = await readyServer()
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('says in one line where it is', async () => {
  const { line, port } = await readyServer()
  expect(line).toBe(`Course API: http://localhost:${port} (3 courses)\n`)
})

test('in production it writes structured lines, one per request, with an id', async () => {
  const { child, port } = await readyServer({ NODE_ENV: 'production' })
  const logged = once(child.stdout, 'data')
  await fetch(`http://127.0.0.1:${port}/courses`)
  const line: unknown = JSON.parse(String((await logged)[0]).split('\n')[0] ?? '')
  expect(line).toMatchObject({
    msg: 'request completed',
    reqId: expect.any(String),
    req: { method: 'GET', url: '/courses' },
    res: { statusCode: 200 },
  })
})

async function faultOf(env: Record<string, string>): Promise<string> {
  const { exit, errors } = startServer({ API_PORT: String(await freePort()), ...env })
  expect(await exit).toEqual([1, null])
  return errors
}

test('P3 a broken courses.json stops the start with one line and code 1', async () => {
  const [first, second] = someCourses
  const broken = contentFolder(JSON.stringify([first, { ...second, price: 'free' }]))
  expect(await faultOf(broken)).toMatch(
    /^Course API: [^\n]+courses\.json: course "node-apis", field "price": Invalid type[^\n]+\n$/,
  )
})

test('a variable that is wrong stops the start with one line and code 1', async () => {
  expect(await faultOf({ RATE_LIMIT: 'many' })).toMatch(/^Course API: RATE_LIMIT must be [^\n]+\n$/)
})

test('a taken port stops the start with one line and code 1', async () => {
  const { port } = await readyServer()
  expect(await faultOf({ API_PORT: String(port) })).toBe(
    `Course API: cannot listen: port ${port} is taken. Stop what uses it, or set API_PORT to another one.\n`,
  )
})
