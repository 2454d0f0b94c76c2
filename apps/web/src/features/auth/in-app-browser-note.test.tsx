// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { InAppBrowserNote } from './in-app-browser-note.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('P47 inside another app the address can be copied', async () => {
  const user = userEvent.setup()
  render(<InAppBrowserNote />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(location.href)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('P47 in an app without a clipboard the address is selected, and the button says what to do', async () => {
  vi.stubGlobal('navigator', {})
  render(<InAppBrowserNote />)
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Copy address' })))
  expect(getSelection()?.toString()).toBe(location.href)
  expect(screen.getByRole('status').textContent).toBe('Selected: now copy it')
})
