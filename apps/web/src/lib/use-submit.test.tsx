// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSubmit } from './use-submit.ts'

afterEach(cleanup)

test('P21 presses that come while one is running do nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const submit = vi.fn<(value: number) => Promise<void>>(() => promise)
  const { result } = renderHook(() => useSubmit(submit))
  act(() => {
    for (let press = 0; press < 10; press += 1) result.current.run(press)
  })
  expect(submit.mock.calls).toEqual([[0]])
  expect(result.current.isBusy).toBe(true)
  await act(async () => resolve())
  expect(result.current.isBusy).toBe(false)
  await act(async () => result.current.run(10))
  expect(submit.mock.calls).toEqual([[0], [10]])
})
