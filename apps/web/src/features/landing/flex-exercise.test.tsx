// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const watched = vi.fn<(target: Element) => void>()
let comeIntoView = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        report([{ isIntersecting: false }])
        comeIntoView = () => report([{ isIntersecting: true }])
      }
      observe = watched
      disconnect = () => void (comeIntoView = () => {})
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // It plays once for each visit.
  vi.resetModules()
  watched.mockReset()
})

async function openExercise() {
  const { FlexExercise } = await import('./flex-exercise.tsx')
  return render(<FlexExercise />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const appear = () => act(() => comeIntoView())
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

const first = ['start', 'center', '12px']
const last = ['space-evenly', 'center', '12px']

test('the exercise plays by itself when it is seen, silently, and has ended within 5 s', async () => {
  await openExercise()
  expect(watched.mock.calls).toEqual([[screen.getByRole('figure')]])
  await pass(60_000)
  expect(chosen(), 'not in view').toEqual(first)
  appear()
  const seen = new Set<string>()
  for (let ms = 0; ms < 5_000; ms += 100) {
    await pass(100)
    seen.add(chosen().join(' '))
  }
  expect([...seen]).toEqual([
    'start center 12px',
    'center center 12px',
    'space-between center 12px',
    'space-evenly center 12px',
  ])
  appear()
  await pass(1_000)
  expect(chosen(), 'in view once more').toEqual(last)
  expect(vi.getTimerCount()).toBe(0)
  expect(screen.getByText(/Four equal shares/).getAttribute('aria-live')).toBe('off')
})

test('it plays once for each visit, also where the visitor has left in the middle', async () => {
  const { unmount } = await openExercise()
  appear()
  await pass(1_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  watched.mockReset()
  await openExercise()
  expect(chosen()).toEqual(first)
  expect(watched).not.toHaveBeenCalled()
})

test('it stops where the visitor takes hold of it', async () => {
  await openExercise()
  appear()
  await pass(1_000)
  const before = chosen()
  fireEvent.focus(screen.getByRole('radio', { name: '24px' }))
  await pass(60_000)
  expect(chosen()).toEqual(before)
  fireEvent.click(screen.getByRole('radio', { name: '24px' }))
  expect(chosen()).toEqual([...before.slice(0, 2), '24px'])
})

test('it stops where the value that it shows is clicked, though a browser may not focus it', async () => {
  await openExercise()
  appear()
  await pass(1_000)
  const before = chosen()
  fireEvent.click(screen.getByRole('radio', { name: '12px' }))
  await pass(60_000)
  expect(chosen()).toEqual(before)
})

test('whoever has chosen a value before it is seen keeps it', async () => {
  await openExercise()
  fireEvent.click(screen.getByRole('radio', { name: '24px' }))
  appear()
  await pass(60_000)
  expect(chosen()).toEqual([...first.slice(0, 2), '24px'])
})

test('it does not move where the system asks for less motion', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(prefers-reduced-motion: reduce)' }))
  await openExercise()
  expect(watched).not.toHaveBeenCalled()
  expect(chosen()).toEqual(first)
})
