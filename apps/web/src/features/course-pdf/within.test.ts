import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gives what the work comes to', async () => {
  await expect(within(2_000, async () => 'picture')).resolves.toBe('picture')
})

test('gives nothing when the work fails', async () => {
  await expect(within(2_000, () => Promise.reject(new Error('refused')))).resolves.toBeUndefined()
})

test('P38 gives up a picture that never comes, at the limit and not before, and stops the work', async () => {
  const seen = { isStopped: false, isOver: false }
  const result = within(2_000, (signal) => {
    signal.addEventListener('abort', () => (seen.isStopped = true))
    return new Promise<never>(() => undefined)
  }).finally(() => (seen.isOver = true))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(seen).toEqual({ isStopped: false, isOver: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual({ isStopped: true, isOver: true })
  await expect(result).resolves.toBeUndefined()
})
