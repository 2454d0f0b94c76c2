import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkError, lazyCode, withPrefetch } from './lazy-code.ts'

const HomePage = () => null
const gone = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const load = () => vi.fn<() => Promise<ComponentType>>()

test('a page is loaded once', async () => {
  const chunk = load().mockResolvedValue(HomePage)
  expect(await lazyCode(chunk)()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('code that is there is handed out again without asking', async () => {
  const chunk = load().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(HomePage)
  const lazy = lazyCode(chunk)
  await expect(lazy(), 'what failed is not kept').rejects.toThrow(ChunkError)
  await lazy()
  expect(await lazy()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(3)
})

test('the code of the next page comes when the browser is idle; that it does not come harms nobody', async () => {
  const next = vi.fn<() => Promise<never>>().mockRejectedValue(gone)
  expect(
    await withPrefetch(
      lazyCode(async () => HomePage),
      next,
    )(),
  ).toBe(HomePage)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(next).toHaveBeenCalledTimes(1)
})

test('P13 a chunk that fails once is asked for again, and recovers', async () => {
  const chunk = load().mockRejectedValueOnce(gone).mockResolvedValue(HomePage)
  expect(await lazyCode(chunk)()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(2)
})

test('P13 a chunk that fails for ever is asked for twice, then it is a ChunkError with its cause', async () => {
  const chunk = load().mockRejectedValue(gone)
  const error: unknown = await lazyCode(chunk)().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkError)
  expect(error).toMatchObject({ message: 'Part of the site could not be loaded.', cause: gone })
  expect(chunk).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('P13 a chunk that hangs times out at 120 s', async () => {
  const ended = vi.fn<(error: unknown) => void>()
  lazyCode(() => new Promise(() => {}))().catch(ended)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(new ChunkError('Part of the site did not load within two minutes.'))
})

test('P13 the time-out counts from the first try, also when the second one hangs', async () => {
  const ended = vi.fn<(error: unknown) => void>()
  const chunk = load()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => setTimeout(() => reject(gone), 60_000)))
    .mockImplementationOnce(() => new Promise(() => {}))
  lazyCode(chunk)().catch(ended)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ended).toHaveBeenCalledWith(expect.any(ChunkError))
})
