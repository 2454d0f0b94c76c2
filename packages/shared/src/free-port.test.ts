import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort, isFree, ports } from './free-port.ts'

test('a port is free until a server has it', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  const server = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await isFree(port)).toBe(false)
})

test('no port is one that the system may give to an outgoing connection', async () => {
  expect(ports.last).toBeLessThan(32_768)
  const some = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(Math.min(...some)).toBeGreaterThanOrEqual(ports.first)
  expect(Math.max(...some)).toBeLessThanOrEqual(ports.last)
})

test('where no server may listen, that is said, and no other port is tried', async () => {
  const denied = Object.assign(new Error('Nobody may listen here.'), { code: 'EPERM' })
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit('error', denied))
    return this
  })
  await expect(freePort()).rejects.toThrow(denied)
})
