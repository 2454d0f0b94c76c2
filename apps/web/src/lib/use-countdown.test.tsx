// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from '#lib/use-countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('stands at 0 and keeps no clock running', () => {
  const { result } = renderHook(useCountdown)
  expect(result.current.seconds).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('counts whole seconds down to 0, then stops its clock', async () => {
  const { result } = renderHook(useCountdown)
  act(() => result.current.start())
  await pass(57_000)
  const seen = [result.current.seconds]
  for (let second = 0; second < 4; second += 1) {
    await pass(1_000)
    seen.push(result.current.seconds)
  }
  expect(seen).toEqual([3, 2, 1, 0, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('a second that has begun still counts', async () => {
  const { result } = renderHook(useCountdown)
  act(() => result.current.start())
  await pass(1_500)
  expect(result.current.seconds).toBe(59)
})

test('is right again after a sleep of the device', async () => {
  const { result } = renderHook(useCountdown)
  act(() => result.current.start())
  vi.setSystemTime(Date.now() + 45_000)
  await pass(1_000)
  expect(result.current.seconds).toBe(14)
})

test('begins anew, and forgets itself with its screen', async () => {
  const { result, unmount } = renderHook(useCountdown)
  act(() => result.current.start())
  await pass(30_000)
  act(() => result.current.start())
  expect(result.current.seconds).toBe(60)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('with a key, a reload and another tab go on counting, until it is forgotten', () => {
  const { result } = renderHook(() => useCountdown('after'))
  act(() => result.current.start())
  expect(renderHook(() => useCountdown('after')).result.current.seconds).toBe(60)
  const kept = localStorage.getItem('after')
  localStorage.removeItem('after')
  const other = renderHook(() => useCountdown('after'))
  const tell = (newValue: string | null) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'after', newValue })))
  tell(kept)
  expect(other.result.current.seconds).toBe(60)
  tell(null)
  expect(other.result.current.seconds).toBe(0)
})

test('an end that a clock set back since has left far away locks nothing', () => {
  localStorage.setItem('after', String(Date.now() + 7_200_000))
  expect(renderHook(() => useCountdown('after')).result.current.seconds).toBe(0)
})

test('counts from the press on, however long the screen has stood before; without a key nothing is kept', async () => {
  localStorage.clear()
  const { result } = renderHook(() => useCountdown())
  await pass(10_000)
  act(() => result.current.start())
  expect(result.current.seconds).toBe(60)
  expect(localStorage).toHaveLength(0)
})

test('counts from what another tab says on, however long this one has stood before', async () => {
  const { result } = renderHook(() => useCountdown('after'))
  await pass(10_000)
  const tell = (key: string | null, newValue: string | null) =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  tell('another key', String(Date.now() + 30_000))
  expect(result.current.seconds).toBe(0)
  tell('after', String(Date.now() + 60_000))
  expect(result.current.seconds).toBe(60)
})
