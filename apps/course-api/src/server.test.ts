import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@syntax-lab/shared/free-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { someCourses } from './app-fixture.ts'
import { contentFolder, readyServer, startServer } from './process-fixture.ts'

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** Half of them with SIGTERM, half with SIGINT. */
const rounds = process.env['PROMISES'] === 'full' ? 40 : 4
const clients = 16

/**
 * Asks again and again on one connection until an answer announces the last; the number of answers.
 * Throws when a request is cut or refused.
 */
function askUntilToldToGo(socket: Socket, onAnswer = () => {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  socket.setEncoding('latin1')
  const ask = () => socket.write('GET /courses/css-layout HTTP/1.1\r\nHost: localhost\r\n\r\n')
  let answers = 0
  let received = ''
  let isLast = false
  socket.on('data', (part: string) => {
    received += part
    const [head = '', body = ''] = received.split('\r\n\r\n')
    if (body.length < Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity)) return
    if (!head.startsWith('HTTP/1.1 200 ')) return reject(new Error(`A request was refused: ${head.split('\r\n')[0]}`))
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
  ask()
  return promise
}

async function stopUnderLoad(signal: 'SIGTERM' | 'SIGINT') {
  const { child, exit, port } = await readyServer()
  let answers = 0
  const stop = () => {
    answers++
    if (answers === clients * 20) child.kill(signal)
  }
  const counts = await Promise.all(
    Array.from({ length: clients }, () => askUntilToldToGo(connect(port, '127.0.0.1'), stop)),
  )
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

test('says in one line where it is', async () => {
  const { line, port } = await readyServer()
  expect(line).toBe(`Course API: http://localhost:${port} (courses: 3)\n`)
})

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://api.example', WEB_ORIGINS: 'https://lab.example' }

/** A server in production, and the lines of its log up to the one that says `message`. */
async function productionServer(env: Record<string, string> = {}) {
  const port = await freePort()
  const server = startServer({ ...production, API_PORT: String(port), ...env })
  const lines = createInterface(server.child.stdout)[Symbol.asyncIterator]()
  const linesUntil = async (message: string) => {
    const read: Record<string, unknown>[] = []
    while (read.at(-1)?.['msg'] !== message) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`The log ends without "${message}".`)
      read.push(JSON.parse(value))
    }
    return read
  }
  const [ready] = (await linesUntil('ready')).slice(-1)
  return { ...server, port, url: `http://127.0.0.1:${port}`, ready, linesUntil }
}

test('P53 in production it says at the start what it was told, and takes PORT', async () => {
  const port = await freePort()
  const { ready } = await productionServer({ API_PORT: '', PORT: String(port), TRUST_PROXY: 'loopback' })
  expect(ready).toMatchObject({
    publicUrl: 'https://api.example',
    webOrigins: ['https://lab.example'],
    trustProxy: ['loopback'],
    courses: 3,
  })
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
})

test('in production it writes one line a request, with its id, and none for a health check', async () => {
  const { url, linesUntil } = await productionServer()
  await fetch(`${url}/health`)
  await fetch(`${url}/courses`, { headers: { 'x-request-id': 'balancer-1:42' } })
  await fetch(`${url}/courses/%zz`, { headers: { 'x-request-id': 'has a blank' } })
  const [first] = await linesUntil('request completed')
  expect(first).toMatchObject({
    reqId: 'balancer-1:42',
    req: { method: 'GET', url: '/courses', remoteAddress: '127.0.0.1' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number),
  })
  const [second] = await linesUntil('request completed')
  expect(second).toMatchObject({
    reqId: expect.stringMatching(/^[\w-]{36}$/),
    req: { url: '/courses/%zz' },
    res: { statusCode: 400 },
  })
})

test('P53 in production a stop goes on answering for as long as the balancer needs to hear of it', async () => {
  const { child, exit, url, linesUntil } = await productionServer({ DRAIN_SECONDS: '1' })
  const since = performance.now()
  child.kill('SIGTERM')
  await linesUntil('stopping')
  expect((await fetch(`${url}/courses`)).status).toBe(200)
  expect(await exit).toEqual([0, null])
  expect(performance.now() - since).toBeGreaterThan(1000)
})

test('signals that come again, as from a terminal and a task runner, still end it with code 0', async () => {
  const { child, exit, linesUntil } = await productionServer({ DRAIN_SECONDS: '0' })
  child.kill('SIGINT')
  await linesUntil('stopping')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('no line of the log is lost, the last ones before the end included', async () => {
  const { child, exit, url, linesUntil } = await productionServer({ DRAIN_SECONDS: '0' })
  const ids = Array.from({ length: 150 }, (_, index) => `request-${index}`)
  for (const id of ids) await (await fetch(`${url}/courses`, { headers: { 'x-request-id': id } })).text()
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  const completed = (await linesUntil('stopping')).filter(({ msg }) => msg === 'request completed')
  expect(completed.map(({ reqId }) => reqId)).toEqual(ids)
})

test('P53 a signal before it listens ends it', async () => {
  const content = contentFolder('')
  const courses = join(content.IMAGES_DIR, 'pipe')
  execFileSync('mkfifo', [courses])
  const env = { ...production, DRAIN_SECONDS: '0', API_PORT: String(await freePort()) }
  const { child, exit } = startServer({ ...env, ...content, COURSES_FILE: courses })
  // A pipe opens for writing once the server reads it, and holds the server until it is written.
  const pipe = await open(courses, 'w')
  child.kill('SIGTERM')
  await pipe.writeFile(JSON.stringify(someCourses))
  await pipe.close()
  expect(await exit).toEqual([0, null])
})

test('P53 SIGHUP does not end it', async () => {
  const { child, url, linesUntil } = await productionServer()
  child.kill('SIGHUP')
  await linesUntil('Courses are read at the start: start again to change them')
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

test('P6 a request that arrives on an idle connection while closing is answered as the last one', async () => {
  const { child, exit, port } = await productionServer({ DRAIN_SECONDS: '0' })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The answer to the second connection shows that the first one has been accepted.
  await fetch(`http://127.0.0.1:${port}/health`)
  child.kill('SIGTERM')
  expect(await askUntilToldToGo(socket)).toBeGreaterThan(0)
  expect(await exit).toEqual([0, null])
})

test('P6 a request that came by halves does not hold a stop', async () => {
  const { child, exit, port } = await readyServer()
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /hea'))
  socket.on('error', () => {})
  await once(socket, 'ready')
  // The answer to the second connection shows that the first one has been accepted.
  await fetch(`http://127.0.0.1:${port}/health`)
  const since = performance.now()
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(performance.now() - since).toBeLessThan(10_000)
})

test('P6 an idle server stops at once', async () => {
  const { child, exit } = await readyServer()
  const since = performance.now()
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  // Half a second, and not the 4 s that requests under way may take.
  expect(performance.now() - since).toBeLessThan(4_000)
})

async function errorOf(env: Record<string, string>): Promise<string> {
  const { exit, errors } = startServer({ API_PORT: String(await freePort()), ...env })
  expect(await exit).toEqual([1, null])
  return errors
}

test('P3 a broken courses.json stops the start with one line and code 1', async () => {
  const [first, second] = someCourses
  const broken = contentFolder(JSON.stringify([first, { ...second, price: 'free' }]))
  expect(await errorOf(broken)).toMatch(
    /^Course API: [^\n]+courses\.json: course "node-apis", field "price": Invalid type[^\n]+\n$/,
  )
})

test.skipIf(!existsSync('/dev/full'))('P6 a log that cannot be written costs no answer, and no end', async () => {
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...contentFolder(JSON.stringify(someCourses)), API_PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', full, 'inherit'],
  })
  closeSync(full)
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/health`), { timeout: 20_000 })
  // Many times what is written at once.
  for (let count = 0; count < 100; count++) expect((await fetch(`http://127.0.0.1:${port}/courses`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('a variable that is wrong stops the start with one line and code 1', async () => {
  expect(await errorOf({ RATE_LIMIT: 'many' })).toMatch(/^Course API: RATE_LIMIT must be [^\n]+\n$/)
})

test('P53 production without its address and its origins does not start, with a line for each', async () => {
  expect(await errorOf({ NODE_ENV: 'production' })).toMatch(
    /^Course API: PUBLIC_URL must be set to [^\n]+\nCourse API: WEB_ORIGINS must be set to [^\n]+\n$/,
  )
})

test('a taken port stops the start with one line and code 1', async () => {
  const { port } = await readyServer()
  expect(await errorOf({ API_PORT: String(port) })).toBe(
    `Course API: listen EADDRINUSE: address already in use 127.0.0.1:${port}. ` +
      'Set HOST, API_PORT or, in production, PORT to what is free.\n',
  )
})

test('a HOST that is not of this machine stops the start with one line and code 1', async () => {
  expect(await errorOf({ HOST: '192.0.2.1' })).toMatch(
    /^Course API: listen EADDRNOTAVAIL: [^\n]+ 192\.0\.2\.1:\d+\. Set HOST, API_PORT [^\n]+\n$/,
  )
})
