// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from './notify.ts'
import { useSubmission } from './use-submission.ts'

afterEach(() => {
  cleanup()
  act(() => toast.remove())
})

test('P21 presses that come while one is running do nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const submit = vi.fn<(value: number) => Promise<void>>(() => promise)
  const { result } = renderHook(() => useSubmission(submit))
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

test('an error is said by a toast and stays, until it is cleared or sent again; its toast leaves with it', async () => {
  let fails = true
  const submit = async () => {
    if (fails) throw new Error('Refused.')
  }
  const { result } = renderHook(() => {
    const shown = useToasterStore().toasts.filter(({ visible }) => visible)
    return { submission: useSubmission(submit), said: shown.map(({ message }) => message) }
  })
  const errorAndToasts = () => [result.current.submission.error, result.current.said]
  const send = () => act(async () => result.current.submission.run())
  await send()
  expect(errorAndToasts()).toEqual([new Error('Refused.'), ['Refused.']])
  act(() => result.current.submission.clear())
  expect(errorAndToasts()).toEqual([undefined, []])
  await send()
  fails = false
  await send()
  expect(errorAndToasts()).toEqual([undefined, []])
  act(() => notify.error('Something went wrong. Please try again.'))
  act(() => result.current.submission.clear())
  expect(result.current.said, 'what is no error of this form').toHaveLength(1)
})
