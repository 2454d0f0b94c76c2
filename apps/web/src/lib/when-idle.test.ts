import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an idle browser works at once, a busy one 2 s later at the latest', () => {
  const [idle, work] = [vi.fn<typeof requestIdleCallback>(), vi.fn<() => void>()]
  vi.stubGlobal('requestIdleCallback', idle)
  whenIdle(work)
  expect(idle.mock.calls).toEqual([[work, { timeout: 2_000 }]])
})

test('a browser that does not tell when it is idle works a moment later', () => {
  vi.useFakeTimers()
  const work = vi.fn<() => void>()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledTimes(1)
})
