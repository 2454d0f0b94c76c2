// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backToCatalogue } from './back-to-catalogue.ts'

const back = vi.spyOn(history, 'back')
beforeEach(() => void back.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/**
 * Presses the link where the visitor was at these addresses, the last one being the page with the link;
 * without any, in a browser that does not tell.
 */
function press(addresses: readonly string[] | undefined, how: MouseEventInit = {}) {
  const entries = addresses?.map((address) => ({ url: `http://localhost${address}` }))
  if (entries) vi.stubGlobal('navigation', { currentEntry: { index: entries.length - 1 }, entries: () => entries })
  render(
    <a href="/courses" onClick={backToCatalogue}>
      Previous Page
    </a>,
  )
  const link = screen.getByRole('link')
  const event = createEvent.click(link, how)
  fireEvent(link, event)
  return { followsLink: !event.defaultPrevented, goesBack: back.mock.calls.length > 0 }
}

test('whoever came from the catalogue goes back to it as it was', () => {
  expect(press(['/', '/courses?badge=Advanced', '/courses/one'])).toEqual({ followsLink: false, goesBack: true })
})

test.each([[['/courses/one']], [['/courses', '/faq', '/courses/one']], [['/courses/other', '/courses/one']]])(
  'whoever came by %j follows the link',
  (addresses) => {
    expect(press(addresses)).toEqual({ followsLink: true, goesBack: false })
  },
)

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o asks for another window, and is the browser’s',
  (how) => {
    expect(press(['/courses', '/courses/one'], how)).toEqual({ followsLink: true, goesBack: false })
  },
)

test('a double click goes back once', () => {
  expect(press(['/courses', '/courses/one'], { detail: 2 })).toEqual({ followsLink: false, goesBack: false })
})

test('in a browser that does not tell where the visitor was, the link is followed', () => {
  expect(press(undefined)).toEqual({ followsLink: true, goesBack: false })
})
