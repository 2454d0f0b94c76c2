// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowPageNote } from './slow-page-note.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

/** The region is there from the start, so that a screen reader says what becomes visible in it. */
const isSaid = () => {
  const note = screen.getByText('The page is taking longer than usual to load. Still trying.')
  expect(note.closest('[role="status"]')).not.toBeNull()
  return !note.hidden
}

const hasLine = () => document.querySelector('.loading-line') !== null

function open({ isStarting }: { isStarting: boolean }) {
  const next = Promise.withResolvers<null>()
  const frame = (
    <>
      <SlowPageNote isStarting={isStarting} />
      <Outlet />
    </>
  )
  const children = [
    { path: '/', element: 'first' },
    { path: '/next', element: 'next', loader: () => next.promise },
  ]
  const router = createMemoryRouter([{ element: frame, children }])
  render(<RouterProvider router={router} />)
  return { router, next }
}

test('P13 a next page that takes more than 5 s is told of, until it is there', async () => {
  const { router, next } = open({ isStarting: false })
  await pass(60_000)
  expect([hasLine(), isSaid()], 'with no page on its way').toEqual([false, false])
  act(() => void router.navigate('/next'))
  expect(hasLine()).toBe(true)
  await pass(4_900)
  expect(isSaid()).toBe(false)
  await pass(200)
  expect(isSaid()).toBe(true)
  await act(async () => next.resolve(null))
  expect(screen.getByText('next')).toBeTruthy()
  expect([hasLine(), isSaid()]).toEqual([false, false])
})

test('P13 so is the first page of a visit', async () => {
  open({ isStarting: true })
  expect(isSaid()).toBe(false)
  await pass(5_000)
  expect(isSaid()).toBe(true)
})
