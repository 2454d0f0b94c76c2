// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowNote } from './slow-note.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('P13 what takes more than 5 s is told of, until it ends', async () => {
  const { rerender } = render(<SlowNote isBusy />)
  await pass(4_999)
  expect(said()).toBe('')
  await pass(1)
  expect(said()).toBe('This is taking longer than usual. Still trying.')
  rerender(<SlowNote isBusy={false} />)
  expect(said()).toBe('')
  await pass(5_000)
  expect(said(), 'nothing is running').toBe('')
})

test('P13 the next time is counted from its own start', async () => {
  const { rerender } = render(<SlowNote isBusy />)
  await pass(4_000)
  rerender(<SlowNote isBusy={false} />)
  await pass(4_000)
  rerender(<SlowNote isBusy />)
  await pass(4_000)
  expect(said()).toBe('')
  await pass(1_000)
  expect(said()).not.toBe('')
})
