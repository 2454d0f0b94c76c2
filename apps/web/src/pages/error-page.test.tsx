// @vitest-environment jsdom
import { notFound } from '@syntax-lab/shared/messages'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { MissingCode } from '#components/missing-code.tsx'
import { lazyCode } from '#lib/lazy-code.ts'
import { forgetDrafts, keepDraft } from '#lib/drafts.ts'
import { ErrorPage } from './error-page.tsx'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/faq'), { reload: reload.mockReset() }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function openBrokenPage(load: () => Promise<ComponentType>, address = '/') {
  const route = {
    path: '/',
    lazy: { Component: lazyCode(load) },
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <p>Loading</p>,
  }
  // As app.tsx has it.
  const router = createMemoryRouter([route], { initialEntries: [address] })
  render(<RouterProvider router={router} useTransitions={false} />)
}

test('P13 P14 a part that is gone: one reload, then a card with a button', async () => {
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  expect((await screen.findByRole('alert')).textContent).toContain('Part of the site could not be loaded.')
  const said = () => within(screen.getByRole('alert')).queryByText(/^Tried again at \d\d:\d\d, without success\.$/)
  expect(said(), 'of the reload').not.toBeNull()
  const button = screen.getByRole('button', { name: 'Try again' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false))
  expect(reload, 'where the site does not answer').toHaveBeenCalledTimes(1)
  expect(said()).not.toBeNull()
  vi.stubGlobal('fetch', async () => new Response())
  fireEvent.click(button)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  expect(said()).toBeNull()
})

test('P12 without a connection: the card at once, and a reload as soon as there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeTruthy()
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain("loaded. It will be tried again when you're back online.")
  // A document that is asked for now leaves nothing but the browser's own error.
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(screen.getByRole('link', { name: 'Back to homepage' }).getAttribute('target')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a connection that goes leaves the focus on "Try again", which waits for it', async () => {
  // Where nothing can be remembered the card comes at once.
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect(reload).not.toHaveBeenCalled()
})

test('P15 where nothing can be remembered the card comes at once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  expect(await screen.findByRole('heading', { level: 1, name: 'This page did not load' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that breaks shows the 404 page, and the reason goes to the console', async () => {
  const fault = new Error('A bug')
  openBrokenPage(async () => () => {
    throw fault
  })
  expect(await screen.findByRole('heading', { level: 1, name: notFound.sentence })).toBeTruthy()
  // An effect says so, after what it is about is on the screen.
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(fault))
  expect(reload).not.toHaveBeenCalled()
})

test('what does not come within two minutes is said to be late, and both ways on are open', async () => {
  vi.useFakeTimers()
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)
  openBrokenPage(() => new Promise(() => {}))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(screen.getByRole('alert').textContent).toContain(
    'Part of the site did not load within two minutes. Check your connection, then try again.',
  )
  expect(document.title).toBe('Not loaded · Syntax Lab')
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBeNull()
  // The home page is loaded with a document of its own: this one has a part missing.
  expect(screen.getByRole('link', { name: 'Back to homepage' }).getAttribute('target')).toBe('_self')
})

test('an address that is none of the site is the 404 page, and no fault for the console', async () => {
  const routes = [{ path: '/', errorElement: <ErrorPage /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/nowhere'] })} />)
  expect(await screen.findByRole('heading', { level: 1, name: notFound.sentence })).toBeTruthy()
  expect(console.error).not.toHaveBeenCalled()
})

test.each(['/', '/#section'])(
  'P31 at %s "Try again" that helps reloads nothing, and moves the focus',
  async (address) => {
    vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('gone'))
    openBrokenPage(load, address)
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    tryAgain.focus()
    load.mockResolvedValue(() => (
      <main>
        <h1 tabIndex={-1}>It is there</h1>
      </main>
    ))
    fireEvent.click(tryAgain)
    const heading = await screen.findByText('It is there')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(reload).not.toHaveBeenCalled()
  },
)

test('what is typed while the site is asked is told of as what a reload would lose', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)
  const answer = Promise.withResolvers<Response>()
  openBrokenPage(() => Promise.reject(new TypeError('gone')))
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  vi.stubGlobal('fetch', () => answer.promise)
  fireEvent.click(tryAgain)
  keepDraft('a form', { name: 'Ann' })
  onTestFinished(forgetDrafts)
  answer.resolve(new Response())
  expect(await screen.findByRole('link', { name: 'Reload, and lose what you typed' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('P12 what was typed into a form that was left is lost to no reload but one that says so', async () => {
  keepDraft('a form', { name: 'Ann' })
  onTestFinished(forgetDrafts)
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('gone'))
  openBrokenPage(load)
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/^Tried again/)).toBeNull()
  await act(async () => void dispatchEvent(new Event('online')))
  fireEvent.click(tryAgain)
  await screen.findByText(/^Tried again/)
  expect(reload).not.toHaveBeenCalled()
  const reloadLink = screen.getByRole('link', { name: 'Reload, and lose what you typed' })
  expect([reloadLink.getAttribute('href'), reloadLink.getAttribute('target')]).toEqual(['/faq', '_self'])

  load.mockResolvedValue(() => <h1>It is there</h1>)
  fireEvent.click(tryAgain)
  expect(await screen.findByText('It is there')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test.each(['input', 'textarea'] as const)('P12 nor is what is being typed into an %s below the card', async (name) => {
  const field = document.createElement(name)
  const page = document.body.appendChild(document.createElement('main'))
  page.append(field)
  onTestFinished(() => page.remove())
  field.value = 'Ann'
  const restart = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  render(<MissingCode restart={restart} />)
  await screen.findByRole('button', { name: 'Try again' })
  await act(async () => void dispatchEvent(new Event('online')))
  expect([restart, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  field.value = ''
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
