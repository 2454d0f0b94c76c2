// @vitest-environment jsdom
import { toastDurations } from '@syntax-lab/shared/messages'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { toast, useToasterStore } from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '#components/toasts.tsx'
import { useNotices } from './notices.ts'
import { notify } from './notify.ts'

let store: { current: ReturnType<typeof useToasterStore> }

/** The messages that are to be seen; one that is leaving is not. */
const shown = () => store.current.toasts.filter(({ visible }) => visible).map(({ message }) => String(message))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
  store = renderHook(() => useToasterStore()).result
})

afterEach(() => {
  act(() => toast.remove())
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test.each<[string, number, () => void]>([
  ['success', toastDurations.success, () => notify.success('A message')],
  ['error', toastDurations.error, () => notify.error('A message')],
  ['success in error style', toastDurations.error, () => notify.successInErrorStyle('A message')],
  ['blank', toastDurations.blank, () => void toast('A message')],
])('P33 a toast of the kind %s stays %i ms', async (_kind, duration, show) => {
  act(show)
  await pass(duration - 1)
  expect(shown()).toEqual(['A message'])
  await pass(2)
  expect(shown()).toEqual([])
  await pass(2_000)
  expect(screen.queryByText('A message')).toBeNull()
})

test('P33 a loading toast stays until it is dismissed', async () => {
  let id = ''
  act(() => void (id = toast.loading('Loading')))
  await pass(24 * 60 * 60 * 1_000)
  expect(shown()).toEqual(['Loading'])
  act(() => toast.dismiss(id))
  expect(shown()).toEqual([])
})

test('P33 at most 20 are kept, the newest ones', () => {
  act(() => {
    for (let number = 1; number <= 30; number += 1) notify.error(`Message ${number}`)
  })
  expect(shown()).toHaveLength(20)
  expect(shown()).toContain('Message 30')
  expect(shown()).not.toContain('Message 10')
})

test('P33 a toast waits while the pointer is on it', async () => {
  act(() => notify.success('A message'))
  await pass(toastDurations.success - 500)
  const holder = screen.getByText('A message').parentElement
  if (!holder) throw new Error('The toast stands alone.')
  fireEvent.mouseOver(holder)
  await pass(60_000)
  expect(shown()).toEqual(['A message'])
  fireEvent.mouseOut(holder)
  await pass(501)
  expect(shown()).toEqual([])
})

test('P21 the same message is on the screen once, and its time begins anew', async () => {
  act(() => notify.success('A message'))
  await pass(toastDurations.success - 500)
  act(() => notify.success('A message'))
  await pass(toastDurations.success - 500)
  expect(screen.getAllByText('A message')).toHaveLength(1)
  expect(shown()).toEqual(['A message'])
  await pass(501)
  expect(shown()).toEqual([])
})

test('P33 what toasts have said stays in the notices, the newest first, and once where it is said again', () => {
  const { result } = renderHook(useNotices)
  act(() => {
    notify.success('A success')
    notify.error('An error')
    notify.successInErrorStyle('Logged out')
    notify.successInErrorStyle('Logged out')
  })
  expect(result.current.slice(0, 3).map(({ text }) => text)).toEqual(['Logged out', 'An error', 'A success'])
  expect(result.current[0]?.time).toEqual(new Date())
  expect(screen.getAllByText('Logged out')).toHaveLength(1)
  act(() => {
    for (let number = 1; number <= 30; number += 1) notify.success(`Message ${number}`)
  })
  expect(result.current).toHaveLength(20)
  expect(result.current[0]?.text).toBe('Message 30')
})

test('P33 errors interrupt a screen reader, the others wait; each says it in one place', () => {
  act(() => {
    notify.error('An error')
    notify.success('A success')
    notify.successInErrorStyle('Logged out')
  })
  expect(screen.getByText('An error').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  expect(screen.getAllByRole('alert').map((element) => element.textContent)).toEqual(['An error'])
  expect(
    screen
      .getAllByRole('status')
      .map((element) => element.textContent)
      .toSorted(),
  ).toEqual(['A success', 'Logged out'])
})
