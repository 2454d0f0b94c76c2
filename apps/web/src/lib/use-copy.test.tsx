// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCopy } from './use-copy.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was copied is said for a moment; copied again, the whole moment begins anew', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { result } = renderHook(useCopy)
  const outcome = () => result.current[0]
  const copy = () => act(() => result.current[1]('text'))
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
  await copy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('text')
  pass(2_000)
  await copy()
  pass(2_499)
  expect(outcome()).toBe('copied')
  pass(1)
  expect(outcome()).toBe('idle')
})

test('leaves no timer behind', async () => {
  vi.stubGlobal('navigator', {})
  const { result, unmount } = renderHook(useCopy)
  await act(() => result.current[1]('text'))
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['is blocked', { writeText: () => Promise.reject(new DOMException('blocked', 'NotAllowedError')) }],
  ['does not exist', undefined],
])('where the clipboard %s, the text is selected instead, and that is said for a moment', async (_what, clipboard) => {
  vi.stubGlobal('navigator', { clipboard })
  document.body.innerHTML = '<p>to be copied</p>'
  const { result } = renderHook(useCopy)
  await act(() => result.current[1]('to be copied', document.querySelector('p')))
  expect(result.current[0]).toBe('blocked')
  expect(getSelection()?.toString()).toBe('to be copied')
  act(() => void vi.advanceTimersByTime(2_500))
  expect(result.current[0]).toBe('idle')
})
