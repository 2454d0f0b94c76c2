import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listeningApp, speak } from './app-fixture.ts'

// Being closed is waited for, and on a busy machine waited for longer.
vi.setConfig({ testTimeout: 30_000 })

const request = 'GET /courses HTTP/1.1\r\nHost: localhost\r\n\r\n'

function hurry({ app: { server } }: Awaited<ReturnType<typeof listeningApp>>) {
  server.headersTimeout = 500
  server.requestTimeout = 500
}

/**
 * A connection that says `bytes` and then neither speaks nor reads;
 * resolves once it is accepted, to the wait for its end.
 */
async function halfOpen({ app, port }: Awaited<ReturnType<typeof listeningApp>>, bytes: string) {
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const [serverSide] = await accepted
  if (!(serverSide instanceof Socket)) throw new TypeError('The server accepted something else than a socket.')
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  serverSide.on('close', () => resolve())
  return { closed }
}

/** On a connection of its own: the server may close a kept-alive one just as it is used again. */
async function expectAnswer({ port }: Awaited<ReturnType<typeof listeningApp>>) {
  const answer = await speak(port, 'GET /courses HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
}

test('P6 half-open sockets of every kind are closed and disturb nobody', async () => {
  const running = await listeningApp()
  hurry(running)
  const fragments = [
    '',
    'GET /cour',
    'GET /courses HTTP/1.1\r\nHost: localhost\r\nX-',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nab',
  ]
  const ends: Promise<void>[] = []
  for (const bytes of fragments) ends.push((await halfOpen(running, bytes)).closed)
  await expectAnswer(running)
  await Promise.all(ends)
  await expectAnswer(running)
})

test('P6 a client that asks thousands of times and reads no answer is closed and disturbs nobody', async () => {
  const running = await listeningApp()
  running.app.server.setTimeout(1000)
  const { closed } = await halfOpen(running, request.repeat(6000))
  await expectAnswer(running)
  await closed
  await expectAnswer(running)
})

test('P6 a client that is too slow is told so before it is closed', async () => {
  const running = await listeningApp()
  hurry(running)
  const answer = await speak(running.port, 'GET /courses HTTP/1.1\r\nHost: localhost\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*application\/problem\+json/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    type: '/#too-slow',
    title: 'Request too slow',
    status: 408,
    detail: 'The request did not arrive in time. Send it again.',
  })
})

test('P6 a client that is refused and does not hang up is closed a second later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, port } = await listeningApp()
  const accepted = once(app.server, 'connection')
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => client.write('no HTTP\r\n\r\n'))
  onTestFinished(() => void client.destroy())
  client.resume()
  const [[serverSide]] = await Promise.all([accepted, once(client, 'end')])
  vi.advanceTimersByTime(999)
  expect(serverSide).toHaveProperty('destroyed', false)
  vi.advanceTimersByTime(1)
  expect(serverSide).toHaveProperty('destroyed', true)
})

test('P6 the real limits close a half-open socket within 15 s', async () => {
  const { app } = await listeningApp()
  const { headersTimeout, requestTimeout, timeout } = app.server
  const checkedEvery = Reflect.get(app.server, 'connectionsCheckingInterval')
  expect([headersTimeout, requestTimeout, checkedEvery, timeout]).toEqual([10_000, 10_000, 2_000, 14_000])
})
