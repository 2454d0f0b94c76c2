// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsOnline } from './use-is-online.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const State = () => (useIsOnline() ? 'online' : 'offline')

test('P12 the connection is followed as it goes and comes back', () => {
  const { container } = render(<State />)
  expect(container.textContent).toBe('online')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(container.textContent).toBe('offline')
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(container.textContent).toBe('online')
})

test('P12 the HTML of the build has a connection, also where it is made without one', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(renderToString(<State />)).toBe('online')
})
