// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useDoubleClickGuard } from './use-double-click-guard.ts'

afterEach(cleanup)

const handlePress = vi.fn()
afterEach(() => void handlePress.mockReset())

function Frame() {
  useDoubleClickGuard()
  return (
    <div>
      <button onMouseDown={handlePress} onClick={handlePress}>
        button
      </button>
      <Outlet />
    </div>
  )
}

/** A press of the button with each of these counts, the visitor having got to `address` before the last one. */
async function press(type: 'click' | 'mouseDown', counts: readonly number[], address: string | undefined) {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }])
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button')
  let isPrevented = false
  for (const [index, detail] of counts.entries()) {
    if (address && index === counts.length - 1) await act(() => router.navigate(address))
    handlePress.mockReset()
    const event = createEvent[type](button, { detail })
    fireEvent(button, event)
    isPrevented = event.defaultPrevented
  }
  return { isPrevented, acts: handlePress.mock.calls.length > 0 }
}

for (const type of ['mouseDown', 'click'] as const)
  test.each([
    ['the second half of a double click on another page', [1, 2], '/other', false],
    ['the third of a triple click', [1, 2, 3], '/other', false],
    ['the second half of one that began in another document', [2], undefined, false],
    ['the second half at another query', [1, 2], '/?query', false],
    ['the second half at the same address', [1, 2], undefined, true],
    ['a press of its own on another page', [1, 1], '/other', true],
    ['a press of the keyboard', [1, 0], '/other', true],
  ])(`${type}: %s`, async (_what, counts, address, isPress) => {
    expect(await press(type, counts, address)).toEqual({ isPrevented: !isPress, acts: isPress })
  })

test('a swallowed press is the last one: whoever goes on pressing is heard', async () => {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }])
  render(<RouterProvider router={router} />)
  const button = screen.getByRole('button')
  fireEvent.click(button, { detail: 1 })
  await act(() => router.navigate('/other'))
  handlePress.mockReset()
  for (const type of ['mouseDown', 'click'] as const) fireEvent[type](button, { detail: 2 })
  expect(handlePress).not.toHaveBeenCalled()
  for (const type of ['mouseDown', 'click'] as const) fireEvent[type](button, { detail: 3 })
  expect(handlePress).toHaveBeenCalledTimes(2)
})
