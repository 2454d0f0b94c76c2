// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '#lib/notify.ts'
import { Toasts } from './toasts.tsx'

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')

afterEach(() => {
  act(() => toast.remove())
  cleanup()
  vi.unstubAllGlobals()
  scrolled.mockClear()
  document.body.replaceChildren()
})

function openWindow() {
  vi.stubGlobal('innerHeight', 768)
  render(<Toasts />)
}

/** A button 40 px high that a keyboard's user has just pressed. */
function focusButtonAt(top: number) {
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40)
  button.focus()
  return button
}

test.each([
  ['in the window is in view with the toast that it brings, scrolled to where it has to be', 700, true],
  ['half out of the window as well', -20, true],
  ['below the window stays there, where its visitor has scrolled away from it', 768, false],
  ['above the window as well', -40, false],
])('a button %s', (_place, top, moves) => {
  openWindow()
  const button = focusButtonAt(top)
  act(() => notify.success('Saved'))
  expect(scrolled.mock.contexts).toEqual(moves ? [button] : [])
  expect(scrolled.mock.calls).toEqual(moves ? [[{ block: 'nearest' }]] : [])
})

test('nothing moves while there is no toast, or where nothing has the focus', () => {
  const button = focusButtonAt(700)
  openWindow()
  expect(scrolled).not.toHaveBeenCalled()
  button.blur()
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 100, 768)
  act(() => notify.success('Saved'))
  expect(scrolled).not.toHaveBeenCalled()
})
