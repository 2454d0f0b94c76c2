// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeGateway, student } from '#testing/fake-gateway.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.useRealTimers())

const protectedPages = ['/profile', '/checkout/git-basics?coupon=a%20b#enrol'] as const

test.each(protectedPages)('P18 %s: a loading button while unknown, then the page; never /login', async (path) => {
  const { gateway, visited } = renderAt(path, { user: 'unknown' })
  const loading = await screen.findByRole('button', { name: 'Loading…' })
  expect(loading.getAttribute('aria-busy')).toBe('true')
  gateway.emit(student)
  expect(await screen.findByRole('heading', { level: 1, name: /Checkout|Update Your Profile/ })).toBeTruthy()
  expect(visited.filter((address) => address.startsWith('/login'))).toEqual([])
})

test.each(protectedPages)('P19 %s: a visitor logs in and comes back to the exact place', async (path) => {
  const { visitor, address, router } = renderAt(path)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(router.state.location.state).toEqual({ from: path })
  await visitor.type(screen.getByRole('textbox', { name: 'Email' }), 'one@students.test')
  await visitor.type(screen.getByLabelText('Password'), `${samplePassword}{Enter}`)
  await waitFor(() => expect(address()).toBe(path))
  expect(await screen.findByRole('heading', { level: 1, name: /Checkout|Update Your Profile/ })).toBeTruthy()
})

test('P16 a provider that is silent: an explanation and a button that tries again', async () => {
  await import('#pages/profile-page.tsx')
  vi.useFakeTimers()
  const { gateway } = renderAt('/profile', { user: 'unknown' })
  await vi.waitFor(() => screen.getByRole('button', { name: 'Loading…' }), { timeout: findTimeoutMs })
  expect(screen.queryByText('This is taking longer than usual. Still trying.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText('This is taking longer than usual. Still trying.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('alert').textContent).toContain("We can't tell whether you are logged in")
  const tryAgain = async () => {
    const button = screen.getByRole('button', { name: 'Try again' })
    button.focus()
    fireEvent.click(button)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Loading…' }))
  }
  await tryAgain()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await tryAgain()
  act(() => gateway.emit(student))
  await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Update Your Profile' }), {
    timeout: findTimeoutMs,
  })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('P16 public pages do not wait for a silent provider', async () => {
  renderAt('/courses', { user: 'unknown' })
  expect(await screen.findByRole('heading', { level: 3, name: 'Git for Teams' })).toBeTruthy()
})

test('P24 after a logout no place is remembered, and nothing of the student is left', async () => {
  const { visitor, address, router, container } = renderAt('/profile', { user: student })
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  await visitor.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByText(toasts.loggedOut)
  await waitFor(() => expect(address()).toBe('/login'))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(router.state.location.state).toBeNull()
  expect(container.innerHTML).not.toContain(student.email)
  expect(container.innerHTML).not.toContain(student.displayName)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}')
})

test('P17 a logout that fails leaves the page as it was', async () => {
  const gateway = createFakeGateway({ user: student, outcomes: { logOut: new Error('It did not work.') } })
  const { visitor, address } = renderAt('/profile', { gateway })
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  await visitor.clear(screen.getByRole('textbox', { name: 'Full name' }))
  await visitor.type(screen.getByRole('textbox', { name: 'Full name' }), 'Half a na')
  await visitor.click(screen.getByRole('button', { name: 'Log Out' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It did not work.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Half a na')
  expect(address()).toBe('/profile')
})

test('who has logged out, and then opens a protected page, is not told that a login has ended', async () => {
  const { visitor, router } = renderAt('/faq', { user: student })
  await visitor.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByText(toasts.loggedOut)
  await act(() => router.navigate('/profile'))
  expect(await screen.findByText("Your profile opens as soon as you're logged in.")).toBeTruthy()
  expect(router.state.location.state).toEqual({ from: '/profile' })
})

test('a login that ends elsewhere leads to /login, which says so and remembers the place', async () => {
  const { gateway, address, router } = renderAt('/checkout/git-basics', { user: student })
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  act(() => gateway.emit(null))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText(/You've been logged out/)).toBeTruthy()
  expect(router.state.location.state).toMatchObject({ from: '/checkout/git-basics' })
})

test('a login that ends after a failed logout has ended by itself: the place is kept', async () => {
  const gateway = createFakeGateway({ user: student, outcomes: { logOut: new Error('It did not work.') } })
  const { visitor, router } = renderAt('/checkout/git-basics', { gateway })
  await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  await visitor.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByText('It did not work.')
  act(() => gateway.emit(null))
  expect(await screen.findByText(/You've been logged out/)).toBeTruthy()
  expect(router.state.location.state).toMatchObject({ from: '/checkout/git-basics' })
})

test('a logout in another tab forgets the place here too', async () => {
  const gateway = createFakeGateway({ user: student })
  // Not started before: what is shown then comes after the page has begun to listen.
  const { address, router } = renderAt('/profile', { gateway, isStarted: false })
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'logged-out', newValue: 'yes' })))
  act(() => gateway.emit(null))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(router.state.location.state).toEqual({ reason: 'logged-out-elsewhere' })
})

test('a protected page asks for the provider itself', async () => {
  const gateway = createFakeGateway({ user: student })
  renderAt('/profile', { gateway, isStarted: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeTruthy()
})

test.each(protectedPages)(
  '%s: a login that is over already at the first load is told, and the place kept',
  async (path) => {
    localStorage.setItem('signed-in', 'yes')
    const { address, router } = renderAt(path)
    expect(await screen.findByText(/You've been logged out/)).toBeTruthy()
    expect(address()).toBe('/login')
    expect(router.state.location.state).toMatchObject({ from: path })
  },
)
