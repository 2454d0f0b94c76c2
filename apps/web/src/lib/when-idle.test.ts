import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that has nothing to do after so many ms. */
function stubBrowser({ idleAfterMs }: { idleAfterMs: number }) {
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout = Infinity }: IdleRequestOptions = {}) => {
    setTimeout(work, Math.min(idleAfterMs, timeout))
  })
}

test('a browser that is idle soon works then', () => {
  stubBrowser({ idleAfterMs: 10 })
  const work = vi.fn<() => void>()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a browser that stays busy works within 2 s all the same', () => {
  stubBrowser({ idleAfterMs: 60_000 })
  const work = vi.fn<() => void>()
  whenIdle(work)
  vi.advanceTimersByTime(2_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a browser that does not tell when it is idle works a moment later', () => {
  const work = vi.fn<() => void>()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledTimes(1)
})
