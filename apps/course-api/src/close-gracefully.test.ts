import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listeningApp } from './app-fixture.ts'
import { closeGracefully } from './close-gracefully.ts'

const request = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function connection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('P6 a request that arrives on an idle connection while closing is answered as the last one', async () => {
  const { app, port } = await listeningApp()
  const socket = await connection(port)
  socket.write(request)
  const [first] = await once(socket, 'data')
  expect(first).toMatch(/^HTTP\/1\.1 200 [^]*Connection: keep-alive/i)
  const closing = closeGracefully(app, { idle: 30_000, halfSent: 10_000, busy: 60_000 })
  socket.write(request)
  const [last] = await once(socket, 'data')
  expect(last).toMatch(/^HTTP\/1\.1 200 [^]*Connection: close/i)
  await closing
})

test('P6 new connections are refused while closing', async () => {
  const { app, port, url } = await listeningApp()
  const socket = await connection(port)
  socket.write(request)
  await once(socket, 'data')
  const closing = closeGracefully(app, { idle: 50, halfSent: 10_000, busy: 60_000 })
  await expect(fetch(`${url}/health`)).rejects.toThrow()
  await closing
})

test('P6 a half-open socket delays closing only for so long', async () => {
  const { app, port } = await listeningApp()
  const accepted = once(app.server, 'connection')
  const socket = await connection(port)
  socket.write('GET /hea')
  await accepted
  await closeGracefully(app, { idle: 20, halfSent: 10_000, busy: 100 })
  expect(app.server.listening).toBe(false)
})
