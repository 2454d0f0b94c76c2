import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

const { randomInt } = vi.hoisted(() => ({ randomInt: vi.fn<(min: number, max: number) => number>() }))
vi.mock('node:crypto', async (original) => ({ ...(await original<object>()), randomInt }))

test('a port that a server has is passed over; none is one of those that systems hand out by themselves', async () => {
  const { randomInt: random } = await vi.importActual<typeof import('node:crypto')>('node:crypto')
  randomInt.mockImplementation(random)
  const port = await freePort()
  expect(randomInt.mock.lastCall).toEqual([20_000, 32_768])
  const server = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  randomInt.mockReturnValueOnce(port)
  expect(await freePort()).not.toBe(port)
})
