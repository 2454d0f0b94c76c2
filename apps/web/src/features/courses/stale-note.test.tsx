// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Outage } from '#lib/course-api-error.ts'
import { StaleNote } from './stale-note.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function noteAt(now: string, requestedAt: string, outage: Outage = 'unreachable') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  render(
    <StaleNote
      requestedAt={new Date(requestedAt).getTime()}
      outage={outage}
      isFetching={false}
      onRetry={async () => true}
    />,
  )
  return (await screen.findByRole('alert')).textContent
}

test('courses of today carry their time', async () => {
  expect(await noteAt('2026-11-21T18:00:00', '2026-11-21T09:05:00')).toBe(
    "The course server cannot be reached. You're seeing the version from 09:05. Retry",
  )
})

test('P9 courses that the build has written carry their day, and each kind of failure its words', async () => {
  expect(await noteAt('2026-11-21T18:00:00', '2026-11-18T09:05:00', 'bad-data')).toBe(
    "The answer could not be read. You're seeing the version from 18 November, 09:05. Retry",
  )
})

test('courses from late yesterday carry their day too', async () => {
  expect(await noteAt('2026-11-21T08:00:00', '2026-11-20T23:00:00')).toContain('from 20 November, 23:00.')
})

test('courses of the same day of another month carry their day too', async () => {
  expect(await noteAt('2026-11-21T18:00:00', '2026-10-21T09:05:00')).toContain('from 21 October, 09:05.')
})

test('P9 Retry asks the server, says so as long as it is asked, and then that it has not helped', async () => {
  const onRetry = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const note = (isFetching: boolean) => (
    <StaleNote requestedAt={0} outage="unreachable" isFetching={isFetching} onRetry={onRetry} />
  )
  const { rerender } = render(note(false))
  const retry = screen.getByRole('button', { name: 'Retry' })
  const busy = () => ['aria-busy', 'aria-disabled'].map((name) => retry.getAttribute(name))
  expect(busy()).toEqual([null, null])
  fireEvent.click(retry)
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(note(true))
  expect(busy()).toEqual(['true', 'true'])
  rerender(note(false))
  expect(await screen.findByText(/Tried again at \d\d:\d\d\.$/)).toBe(screen.getByRole('alert'))
  expect(busy()).toEqual([null, null])
})

test('P9 a note that stays says from when the courses are by now', () => {
  const at = (requestedAt: string) => (
    <StaleNote requestedAt={Date.parse(requestedAt)} outage="broken" isFetching={false} onRetry={async () => true} />
  )
  const { rerender, container } = render(at('2026-10-21T09:05:00'))
  rerender(at('2026-10-21T09:10:00'))
  expect(screen.getByRole('alert').textContent).toContain('09:10')
  expect(container.querySelector('time')?.dateTime).toBe(new Date('2026-10-21T09:10:00').toISOString())
})

test('P9 the focus on Retry goes to the heading when it is over', async () => {
  const page = (outage: Outage | undefined) => (
    <main>
      <h1 tabIndex={-1}>Courses</h1>
      <StaleNote requestedAt={0} outage={outage} isFetching={false} onRetry={async () => true} />
    </main>
  )
  const { rerender } = render(page('offline'))
  screen.getByRole('button', { name: 'Retry' }).focus()
  rerender(page(undefined))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

test('P9 when it is over the note leaves its place empty, so that nothing moves', () => {
  const times = { requestedAt: 0, isFetching: false, onRetry: async () => true }
  const { rerender, container } = render(<StaleNote {...times} outage={undefined} />)
  expect(container.textContent).toBe('')
  rerender(<StaleNote {...times} outage="unreachable" />)
  rerender(<StaleNote {...times} outage="offline" />)
  expect(screen.getByRole('alert').textContent).toMatch(/^You're seeing the version from /)
  const { textContent } = screen.getByRole('alert')
  rerender(<StaleNote {...times} requestedAt={60_000} outage={undefined} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(container.textContent).toBe(textContent)
})
