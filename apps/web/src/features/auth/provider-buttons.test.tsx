// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { authError, callNames, createFakeGateway, type FakeGateway, never } from '#testing/fake-gateway.ts'
import { createAuthStore } from './auth-store.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { AuthContext } from './use-auth.ts'

afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const google = () => screen.getByRole<HTMLButtonElement>('button', { name: /Continue with Google/ })

function open(loadGateway: () => Promise<FakeGateway>) {
  const buttons = (
    <AuthContext value={createAuthStore(loadGateway)}>
      <ProviderButtons showsErrors />
    </AuthContext>
  )
  return { ...render(buttons), buttons }
}

function stubReload() {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/register'), { reload }))
  vi.stubGlobal('fetch', async () => new Response())
  return reload
}

test('P22 a press waits until it can open the window at once, and the buttons say so', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeGateway>()
  const { unmount, buttons } = open(() => promise)
  expect([google().getAttribute('aria-disabled'), google().getAttribute('aria-busy')]).toEqual(['true', 'true'])
  expect(google().textContent).toBe('Continue with GoogleGetting ready…')
  resolve(createFakeGateway())
  await waitFor(() =>
    expect([google().hasAttribute('aria-disabled'), google().hasAttribute('aria-busy')]).toEqual([false, false]),
  )
  expect(google().textContent).toBe('Continue with Google')
  // As from Login to Register.
  unmount()
  render(buttons)
  expect(google().textContent).toBe('Continue with Google')
})

test('P47 where the browser needs more to open the window from a press, the buttons wait, for 8 s', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  open(async () => createFakeGateway({ outcomes: { preparePopups: never } }))
  await act(() => vi.advanceTimersByTimeAsync(7_900))
  expect(google().textContent).toBe('Continue with GoogleGetting ready…')
  // A browser takes the focus from a button that is disabled.
  expect(google().hasAttribute('disabled')).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(google().textContent).toBe('Continue with Google')
})

test('P16 a provider that cannot be loaded is said on the buttons, and a press tries again', async () => {
  const load = vi.fn<() => Promise<FakeGateway>>().mockRejectedValueOnce(new Error('no chunk'))
  load.mockResolvedValueOnce(createFakeGateway())
  open(load)
  await waitFor(() => expect(google().textContent).toBe('Continue with GoogleNot reachable: try again'))
  expect([google().hasAttribute('aria-disabled'), google().hasAttribute('aria-busy')]).toEqual([false, false])
  fireEvent.click(google())
  await waitFor(() => expect(google().textContent).toBe('Continue with Google'))
})

test('P16 a provider that hangs is said on the buttons, and a press loads the page anew', async () => {
  vi.useFakeTimers()
  const reload = stubReload()
  open(() => never)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(google().textContent).toBe('Continue with GoogleNot reachable: try again')
  fireEvent.click(google())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the advice about a window that was blocked goes with the next press', async () => {
  const gateway = createFakeGateway({ outcomes: { logInWithGoogle: authError('auth/popup-blocked') } })
  open(async () => gateway)
  await waitFor(() => expect(google().hasAttribute('aria-disabled')).toBe(false))
  // All that is said before anything has failed is how the buttons work.
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said.join('')).toBe('')
  fireEvent.click(google())
  expect(await screen.findByText(/blocked the small window/)).toBeTruthy()
  gateway.outcomes = {}
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_000)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /GitHub/ })))
  expect(callNames(gateway)).toEqual(['logInWithGoogle', 'logInWithGitHub'])
  expect(screen.queryByText(/blocked the small window/)).toBeNull()
})

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/22B83 Instagram 355.0', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1', false],
])('P47 in %s the way to another browser is shown: %s', (userAgent, isShown) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  open(async () => createFakeGateway())
  expect(screen.queryByRole('button', { name: 'Copy address' }) !== null).toBe(isShown)
  expect(screen.queryByText(/^A small window will open/) === null).toBe(isShown)
})
