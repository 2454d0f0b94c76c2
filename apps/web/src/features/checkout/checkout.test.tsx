// @vitest-environment jsdom
import { toasts, unverified } from '@syntax-lab/shared/messages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callNames, createFakeGateway, type FakeGateway, authError, never, student } from '#testing/fake-gateway.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { describedBy } from '#testing/described-by.ts'
import { renderAt } from '#testing/render-at.tsx'

const request = vi.fn<() => Promise<Response>>()
const slow = /^This is taking longer/
const newcomer = { ...student, emailVerified: false }

beforeEach(() => void vi.stubGlobal('fetch', request.mockReset()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const enrol = () => screen.queryByRole('button', { name: 'Enrol Now' })

async function openCheckout(gateway: FakeGateway) {
  const app = renderAt('/checkout/git-basics', { gateway })
  await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Checkout' }), { timeout: findTimeoutMs })
  return app
}

async function openUnverified(outcomes: FakeGateway['outcomes'] = {}) {
  const app = await openCheckout(createFakeGateway({ user: newcomer, outcomes }))
  // With a second rendering React ends what the first one left over, so that the page listens from here on.
  act(() => app.gateway.emit({ ...newcomer }))
  return app
}

test.each([
  ['password, verified', ['password'], true, true, 'email verified'],
  ['password, not verified', ['password'], false, false, 'email not verified yet'],
  ['Google, verified', ['google.com'], true, true, 'email verified'],
  ['Google, not verified', ['google.com'], false, false, 'email not verified yet'],
  ['GitHub, verified', ['github.com'], true, true, 'email verified'],
  ['GitHub, not verified', ['github.com'], false, true, 'logged in with GitHub'],
  ['password first, GitHub second, not verified', ['password', 'github.com'], false, false, 'email not verified yet'],
  ['no provider, not verified', [], false, false, 'email not verified yet'],
] as const)('P28 %s', async (_kind, providerIds, emailVerified, isAllowed, reason) => {
  const user = { ...student, providerIds: [...providerIds], emailVerified }
  const { container } = await openCheckout(createFakeGateway({ user }))
  expect(enrol() !== null).toBe(isAllowed)
  expect(screen.queryByRole('heading', { name: unverified.title }) !== null).toBe(!isAllowed)
  expect(screen.queryByText(unverified.notice) !== null).toBe(!isAllowed)
  expect(screen.getByText(reason).parentElement?.textContent).toBe(`${isAllowed ? '✓' : '·'} ${reason}`)
  expect(screen.queryByText(/You can enrol now/)).toBeNull()
  const said = [...container.querySelectorAll('main [role="status"]')].map((status) => status.textContent)
  expect(said.join('')).toBe('')
})

test('shows who enrols, and in what', async () => {
  const { container } = await openCheckout(createFakeGateway({ user: student }))
  expect(screen.getByText('Student One')).toBeTruthy()
  expect(screen.getByText('one@students.test')).toBeTruthy()
  expect(container.querySelector<HTMLImageElement>('main img')?.src).toBe(student.photoURL)
  expect(screen.getByRole('heading', { level: 2, name: 'Git for Teams' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Git for Teams' }).getAttribute('href')).toBe('/courses/git-basics')
  expect(screen.getByText('Branches, rebases and reviews, from the first commit on.')).toBeTruthy()
})

test('a student of whom nothing is known has words and an icon', async () => {
  const { container } = await openCheckout(
    createFakeGateway({ user: { ...student, displayName: null, photoURL: null, email: null } }),
  )
  expect(screen.getByText('No name yet')).toBeTruthy()
  expect(screen.getByText('No email address')).toBeTruthy()
  expect(container.querySelector('main [data-default-icon]')).toBeTruthy()
})

test('P21 P28 Enrol Now: ten presses, one message, no call', async () => {
  const { gateway, api } = await openCheckout(createFakeGateway({ user: student }))
  const before = api.calls.length
  expect(screen.queryByRole('heading', { name: 'What to read next' })).toBeNull()
  for (let press = 0; press < 10; press += 1) fireEvent.click(enrol() ?? document.body)
  expect(await screen.findAllByText(toasts.enrolled)).toHaveLength(1)
  expect([gateway.calls, api.calls.length - before, request.mock.calls.length]).toEqual([[], 0, 0])
  const reading = screen.getByRole('heading', { level: 2, name: 'What to read next' }).parentElement
  expect([...(reading?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/courses/git-basics',
    '/blog',
  ])
})

test('P23 100 renderings send nothing', async () => {
  const { gateway } = await openUnverified()
  for (let round = 0; round < 100; round += 1) act(() => gateway.emit({ ...newcomer, displayName: `Name ${round}` }))
  expect(screen.getByText('Name 99')).toBeTruthy()
  expect(gateway.calls).toEqual([])
})

test('P23 coming back to the tab after the verification unlocks the checkout', async () => {
  const { gateway } = await openUnverified()
  fireEvent.focus(window)
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(callNames(gateway)).toEqual(['refreshUser']))
  expect(enrol()).toBeNull()
  gateway.isVerified = true
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(enrol()).toBeTruthy())
  // React takes its listeners away a moment after the drawing; from then on nothing is asked.
  await waitFor(() => {
    const before = gateway.calls.length
    fireEvent.focus(window)
    expect(gateway.calls).toHaveLength(before)
  })
})

test('P23 it asks every 30 s while it is looked at, and not behind another tab', async () => {
  await import('#pages/checkout-page.tsx')
  vi.useFakeTimers()
  const { gateway } = await openUnverified()
  await act(() => vi.advanceTimersByTimeAsync(65_000))
  expect(callNames(gateway)).toEqual(['refreshUser', 'refreshUser'])
  expect(screen.queryByText(slow)).toBeNull()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(gateway.calls).toHaveLength(2)
  visibility.mockRestore()
  gateway.isVerified = true
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(enrol()).toBeTruthy()
  const asked = gateway.calls.length
  fireEvent(document, new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(gateway.calls, 'once it is verified').toHaveLength(asked)
})

test('P23 a check that fails is followed by the next one', async () => {
  const { gateway } = await openUnverified({ refreshUser: authError('auth/network-request-failed') })
  fireEvent.focus(window)
  expect(callNames(gateway)).toEqual(['refreshUser'])
  delete gateway.outcomes.refreshUser
  gateway.isVerified = true
  await waitFor(() => {
    fireEvent.focus(window)
    expect(enrol()).toBeTruthy()
  })
})

test.each([
  ['focus', () => fireEvent.focus(window)],
  ['visibility', () => fireEvent(document, new Event('visibilitychange'))],
])('P23 coming back to the tab is noticed by its %s alone', async (_name, comeBack) => {
  const { gateway } = await openUnverified()
  comeBack()
  expect(callNames(gateway)).toEqual(['refreshUser'])
})

test.each([
  ["I've verified my email", 'refreshUser'],
  ['Resend', 'sendVerification'],
] as const)('%s takes long: a note says so, and what was said before is gone', async (name, call) => {
  await import('#pages/checkout-page.tsx')
  vi.useFakeTimers()
  const { gateway } = await openUnverified()
  fireEvent.click(screen.getByRole('button', { name: "I've verified my email" }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText(/^Not verified yet/)).toBeTruthy()
  gateway.outcomes[call] = never
  fireEvent.click(screen.getByRole('button', { name }))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  const note = screen.getByRole('region', { name: unverified.title })
  expect([...note.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('')).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText(slow)).toBeTruthy()
})

test('the button asks at once, and answers when the email is not verified yet', async () => {
  const { visitor, gateway } = await openUnverified()
  await visitor.click(screen.getByRole('button', { name: "I've verified my email" }))
  await screen.findByText('Not verified yet. Open the link in the email first.')
  gateway.isVerified = true
  await visitor.click(screen.getByRole('button', { name: "I've verified my email" }))
  await waitFor(() => expect(enrol()).toBeTruthy())
})

test('a check that fails is told by a toast', async () => {
  const { visitor, gateway } = await openUnverified({
    refreshUser: authError('auth/network-request-failed', 'No network.'),
  })
  const check = screen.getByRole('button', { name: "I've verified my email" })
  await visitor.click(check)
  expect((await screen.findByRole('alert')).textContent).toBe('No network.')
  expect(screen.getByText(/Check your connection/)).toBeTruthy()
  gateway.outcomes = {}
  await visitor.click(check)
  await screen.findByText(/^Not verified yet/)
  expect(screen.queryByText(/Check your connection/)).toBeNull()
})

test('P21 Resend sends one mail, then pauses for 60 s', async () => {
  await import('#pages/checkout-page.tsx')
  vi.useFakeTimers()
  const { gateway } = await openUnverified()
  const button = screen.getByRole('button', { name: 'Resend' })
  button.focus()
  const press = () => fireEvent.click(button)
  for (let count = 0; count < 10; count += 1) press()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getAllByText(toasts.verificationSent)).toHaveLength(1)
  expect(describedBy(button)).toBe('The email can be sent again in 60 s.')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await act(() => vi.advanceTimersByTimeAsync(59_300))
  expect(screen.getByText('The email can be sent again in 1 s.')).toBeTruthy()
  press()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText(/^The email can be sent again/)).toBeNull()
  expect(describedBy(button)).toBe('')
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  expect(callNames(gateway).filter((name) => name === 'sendVerification')).toHaveLength(1)
})

test('a mail that could not be sent is told by a toast, and can be tried again at once', async () => {
  const { visitor } = await openUnverified({ sendVerification: authError('auth/too-many-requests', 'Too many.') })
  await visitor.click(screen.getByRole('button', { name: 'Resend' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many.')
  expect(screen.getByText(/too many requests from this device/)).toBeTruthy()
  expect(screen.queryByText(/^Sent/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Resend' }).hasAttribute('aria-disabled')).toBe(false)
})

test('a verification that opens the checkout is announced, and the focus goes to Enrol Now', async () => {
  const { visitor, gateway } = await openUnverified()
  gateway.isVerified = true
  await visitor.click(screen.getByRole('button', { name: "I've verified my email" }))
  await waitFor(() => expect(document.activeElement).toBe(enrol()))
  expect(screen.getByText(/You can enrol now/).getAttribute('role')).toBe('status')
})

test('a verification that opens the checkout takes the focus from nobody, and one that is lost closes it', async () => {
  const { gateway } = await openUnverified()
  const elsewhere = screen.getAllByRole('link')[0]
  act(() => elsewhere?.focus())
  act(() => gateway.emit({ ...newcomer, emailVerified: true }))
  await screen.findByText(/You can enrol now/)
  expect(document.activeElement).toBe(elsewhere)
  act(() => gateway.emit({ ...newcomer }))
  expect(screen.getByRole('region', { name: unverified.title })).toBeTruthy()
  expect(screen.queryByText(/You can enrol now/)).toBeNull()
  expect(enrol()).toBeNull()
})

test('a verification that was lost and is back is announced like the first', async () => {
  const { gateway } = await openCheckout(createFakeGateway({ user: student }))
  act(() => gateway.emit({ ...newcomer }))
  act(() => gateway.emit({ ...student }))
  await screen.findByText(/You can enrol now/)
})

test('P24 the next student reads nothing of what the last one was told', async () => {
  const { visitor, gateway } = await openUnverified()
  await visitor.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText('Sent to one@students.test.')
  const next = { ...newcomer, uid: 'two', email: 'two@students.test' }
  act(() => gateway.emit(next))
  expect(screen.getAllByText('two@students.test')).not.toEqual([])
  expect(screen.queryByText(/^Sent to/)).toBeNull()
  act(() => gateway.emit({ ...next, uid: 'three', emailVerified: true }))
  expect(enrol()).toBeTruthy()
  expect(screen.queryByText(/You can enrol now/)).toBeNull()
})

test('a student without an address is told that the email was sent, and to no address', async () => {
  const app = await openCheckout(createFakeGateway({ user: { ...newcomer, email: null } }))
  expect(screen.queryByText(/Your email address is/)).toBeNull()
  await app.visitor.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText('Sent.')
  await app.visitor.click(screen.getByRole('button', { name: "I've verified my email" }))
  await screen.findByText(/^Not verified yet/)
  expect(screen.queryByText('Sent.')).toBeNull()
})

test('the note names the address, and Resend says where the email went, also after a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visitor, gateway, unmount } = await openUnverified()
  const note = screen.getByRole('region', { name: unverified.title })
  expect(note.textContent).toContain('one@students.test')
  expect(note.querySelector('svg[aria-hidden="true"]')?.textContent).toContain('verification email')
  await visitor.click(screen.getByRole('button', { name: 'Resend' }))
  const said = (await screen.findByText('Sent to one@students.test.')).closest('[role="status"]')
  expect(said?.textContent, 'a screen reader does not count along').toBe('Sent to one@students.test.')
  unmount()
  await openCheckout(createFakeGateway({ user: newcomer }))
  expect(screen.getByText(/^The email can be sent again in 60 s\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resend' }).getAttribute('aria-disabled')).toBe('true')
  expect(callNames(gateway)).toContain('sendVerification')
})
