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

/** A window 768 px high, which says when it becomes as wide as a computer's. */
function openWindow({ isWide }: { isWide: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: isWide })
  const other = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', (media: string) => (media === '(width >= 48rem)' ? query : other))
  vi.stubGlobal('innerHeight', 768)
  render(<Toasts />)
  return {
    widen() {
      query.matches = true
      act(() => void query.dispatchEvent(new Event('change')))
    },
  }
}

/** A button 40 px high that a keyboard's user has just pressed. */
function focusButtonAt(top: number) {
  const button = document.body.appendChild(document.createElement('button'))
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, 40)
  button.focus()
  return button
}

test.each([
  ['at the lower edge of a wide window', true, 700, true],
  ['at the upper edge of a wide window', true, 10, false],
  ['already out of a wide window, below', true, 768, false],
  ['under the header of a phone', false, 100, true],
  ['at the lower edge of a phone', false, 700, false],
  ['already out of a phone, above', false, -40, false],
])(
  'a button %s is in view with the toast that it brings, scrolled to where it has to be',
  (_place, isWide, top, moves) => {
    openWindow({ isWide })
    const button = focusButtonAt(top)
    act(() => notify.success('Saved'))
    expect(scrolled.mock.contexts).toEqual(moves ? [button] : [])
    expect(scrolled.mock.calls).toEqual(moves ? [[{ block: 'nearest' }]] : [])
  },
)

test('nothing moves while there is no toast, or where nothing has the focus', () => {
  const button = focusButtonAt(700)
  openWindow({ isWide: true })
  expect(scrolled).not.toHaveBeenCalled()
  button.blur()
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 100, 768)
  act(() => notify.success('Saved'))
  expect(scrolled).not.toHaveBeenCalled()
})

test('a window that becomes wide has its toasts below', () => {
  const { widen } = openWindow({ isWide: false })
  const button = focusButtonAt(700)
  act(() => notify.success('Saved'))
  expect(scrolled).not.toHaveBeenCalled()
  widen()
  expect(scrolled.mock.contexts).toEqual([button])
})
