// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { usePlainLinks } from './use-plain-links.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Frame() {
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
       -- as in the site's frame */
    <div onClick={usePlainLinks()}>
      <a href="/faq?a=b#c">inside</a>
      <a href="/">here</a>
      <a href="#content">hash</a>
      <a href="/faq#content">hash of another page</a>
      <a href="/?a=b#content">hash of another query</a>
      <a href="/faq" data-view-transition="">
        with a view transition
      </a>
      <a href="https://other.test/faq">other site</a>
      <a href="/faq" download="faq">
        file
      </a>
      <a href="/faq" download="">
        file without a name
      </a>
      <a href="/faq" target="_blank">
        window
      </a>
      <a href="/register" data-replace="">
        in the place of this entry
      </a>
      <a href="/?a=b" data-keep-scroll="">
        without scrolling
      </a>
      <a href="/?a=b" data-keep-focus="">
        without moving the focus
      </a>
      <a href="/login">login</a>
      <a href="#nothing">hash of nothing</a>
      <header>
        <a href="/">here, from the header</a>
      </header>
      <main>
        <h1 tabIndex={-1}>heading</h1>
        <p id="content" tabIndex={-1}>
          content
        </p>
      </main>
      <button>button</button>
      <Outlet />
    </div>
  )
}

/** Presses what has this name; whether the browser was kept from doing it itself, and where the router then is. */
async function press(name: string, how: MouseEventInit = {}, from = '/') {
  cleanup()
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: null }] }], {
    initialEntries: [{ ...parsePath(from), state: 'of the entry' }],
  })
  const actions: string[] = []
  let isTransition = false
  router.subscribe(({ historyAction, navigation }, { viewTransitionOpts }) => {
    if (navigation.state === 'idle') actions.push(historyAction)
    isTransition ||= viewTransitionOpts !== undefined
  })
  render(<RouterProvider router={router} />)
  let isTaken = false
  const leave = (event: Event) => {
    isTaken = event.defaultPrevented
    // jsdom cannot leave the page, and would say so.
    event.preventDefault()
  }
  document.addEventListener('click', leave, { once: true })
  const link = screen.getByText(name)
  await act(async () => void fireEvent(link, createEvent.click(link, how)))
  const { location, preventScrollReset } = router.state
  const { pathname, search, hash, state } = location
  const isReset = !preventScrollReset
  return { isTaken, address: pathname + search + hash, actions, isTransition, state, isReset }
}

test('a plain link of this site changes the page without loading the document', async () => {
  expect(await press('inside')).toMatchObject({ isTaken: true, address: '/faq?a=b#c', actions: ['PUSH'] })
})

test('a link to where the visitor is adds nothing to the history', async () => {
  expect(await press('here')).toMatchObject({ isTaken: true, address: '/', actions: ['REPLACE'] })
})

test('a link to a place on the page takes the focus along', async () => {
  expect(await press('hash')).toMatchObject({ isTaken: true, address: '/#content', actions: ['PUSH'], isReset: true })
  expect(document.activeElement?.id).toBe('content')
})

test('the page is scrolled by the router alone, not by the focus', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await press('hash')
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('a place that is not there leaves the focus where it is', async () => {
  const handleError = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', handleError)
  onTestFinished(() => removeEventListener('error', handleError))
  expect(await press('hash of nothing')).toMatchObject({ address: '/#nothing' })
  expect(handleError).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['here', '/', 'H1'],
  ['here', '/#content', 'H1'],
  ['here, from the header', '/', 'BODY'],
  ['here', '/?a=b', 'H1'],
  ['without scrolling', '/', 'BODY'],
  ['without moving the focus', '/', 'BODY'],
  ['hash of another page', '/', 'BODY'],
  ['inside', '/', 'BODY'],
])('the link "%s", pressed at %s, gives the focus to %s', async (name, from, element) => {
  await press(name, {}, from)
  expect(document.activeElement?.tagName).toBe(element)
})

test('it takes the focus along from an address with another query as well', async () => {
  await press('hash', {}, '/?utm_source=elsewhere')
  expect(document.activeElement?.id).toBe('content')
})

test("a link may take the entry's place in the history, with its state", async () => {
  expect(await press('in the place of this entry')).toMatchObject({
    address: '/register',
    actions: ['REPLACE'],
    state: 'of the entry',
  })
  expect((await press('inside')).state).toBeNull()
  expect((await press('login')).state).toBe('of the entry')
})

test('a link may leave the page where it is scrolled to', async () => {
  expect(await press('without scrolling')).toMatchObject({ address: '/?a=b', isReset: false })
  expect(await press('inside')).toMatchObject({ isReset: true })
})

test.each(['other site', 'file', 'file without a name', 'window', 'button'])(
  '%s is left to the browser',
  async (name) => {
    expect(await press(name)).toMatchObject({ isTaken: false, address: '/', actions: [] })
  },
)

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  async (how) => {
    expect(await press('inside', how)).toMatchObject({ isTaken: false, address: '/' })
  },
)

test.each([
  ['hash of another page', '/faq#content'],
  ['hash of another query', '/?a=b#content'],
])('the %s is a page of its own', async (name, address) => {
  expect(await press(name)).toMatchObject({ isTaken: true, address, actions: ['PUSH'] })
})

test.each([
  [
    'a link that asks for a view transition has one in a large window with a mouse',
    'with a view transition',
    true,
    true,
  ],
  ['a link that asks for a view transition has none elsewhere', 'with a view transition', false, false],
  ['a link that asks for no view transition has none', 'inside', true, false],
])('%s', async (_title, name, matches, isExpected) => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches }))
  const { isTransition } = await press(name)
  expect(isTransition).toBe(isExpected)
})
