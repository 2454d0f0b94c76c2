// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '#lib/notify.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => {
  act(() => toast.remove())
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['on a phone a toast stands under the header, away from the buttons at the thumb', false, 'top'],
  ['on wider screens a toast stands in the lower corner', true, 'bottom'],
])('%s', (_, isWide, edge) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }))
  render(<Toasts />)
  act(() => notify.success('A message'))
  const place = screen.getByText('A message').closest<HTMLElement>('[style*="absolute"]')
  expect(['top', 'bottom'].filter((name) => place?.style.getPropertyValue(name) !== '')).toEqual([edge])
})
