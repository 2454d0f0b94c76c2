// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTemporaryState } from './use-temporary-state.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('goes back by itself; set again, its whole time begins anew', () => {
  const { result } = renderHook(() => useTemporaryState('idle', 2_500))
  const state = () => result.current[0]
  const set = (next: string) => act(() => result.current[1](next))
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
  set('copied')
  pass(2_000)
  set('copied')
  pass(2_499)
  expect(state()).toBe('copied')
  pass(1)
  expect(state()).toBe('idle')
})

test('leaves no timer behind', () => {
  const { result, unmount } = renderHook(() => useTemporaryState('idle', 2_500))
  act(() => result.current[1]('copied'))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
