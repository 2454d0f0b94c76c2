// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { errorAdvice } from '#lib/auth-error-advice.ts'
import { authError, callNames, createFakeGateway, type FakeGateway, never, student } from '#testing/fake-gateway.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { describedBy } from '#testing/described-by.ts'
import { renderAt } from '#testing/render-at.tsx'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockReturnValue(undefined))
afterEach(() => void logged.mockReset())

const slow = /^This is taking longer/
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: /^(Login|Logging in…)$/ })

/** `/login`, ready to be used, with the place that a guard remembered. */
async function openLogin(options: Parameters<typeof renderAt>[1] = {}) {
  const app = renderAt('/login', options)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await waitFor(() => expect(app.auth.getState().status).toBe('logged-out'))
  return app
}

async function fillIn(visitor: Awaited<ReturnType<typeof openLogin>>['visitor']) {
  await visitor.type(email(), 'one@students.test')
  await visitor.type(password(), samplePassword)
}

test('P19 logs in, says so and returns to path, query and hash', async () => {
  const { visitor, gateway, address } = await openLogin({ state: { from: '/courses/git-basics?from=mail#fees' } })
  await fillIn(visitor)
  await visitor.click(submit())
  await screen.findByText(toasts.loggedIn)
  await waitFor(() => expect(address()).toBe('/courses/git-basics?from=mail#fees'))
  expect(gateway.calls).toEqual([{ name: 'logIn', args: ['one@students.test', samplePassword] }])
})

test('goes home where no place was remembered', async () => {
  const { visitor, address } = await openLogin()
  await fillIn(visitor)
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/'))
})

test('a browser that can keep no login is told so beforehand, and no other', async () => {
  const note = () => screen.queryByText(/^Your browser can't keep you logged in here/)
  const { unmount } = await openLogin()
  expect(note()).toBeNull()
  unmount()
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => setItem.mockRestore())
  await openLogin()
  expect(note()).not.toBeNull()
})

test('P35 empty fields: text beside each, tied to it, focus on the first, no call', async () => {
  const { visitor, gateway } = await openLogin()
  await visitor.click(submit())
  for (const field of [email(), password()]) {
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(field)).toContain('Please fill in this field.')
  }
  expect(document.activeElement).toBe(email())
  expect(gateway.calls).toEqual([])
})

test('P35 one empty field: what was typed in the other stays', async () => {
  const { visitor } = await openLogin()
  await visitor.type(email(), 'one@students.test')
  await visitor.click(submit())
  expect(email().value).toBe('one@students.test')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
  expect(document.activeElement).toBe(password())
})

test('P35 a refusal: the provider’s sentence as a toast, what to do beside the form, nothing is lost', async () => {
  const refusal = authError(
    'auth/invalid-credential',
    'Firebase: The supplied auth credential is incorrect. (auth/invalid-credential).',
  )
  const { visitor, address } = await openLogin({ gateway: createFakeGateway({ outcomes: { logIn: refusal } }) })
  await fillIn(visitor)
  await visitor.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message)
  expect(screen.getByText(/password don't match/)).toBeTruthy()
  expect([email().value, password().value]).toEqual(['one@students.test', samplePassword])
  expect(address()).toBe('/login')
  expect(submit().hasAttribute('aria-busy')).toBe(false)
})

test('P21 ten fast clicks and Enter make one call and one toast', async () => {
  const { visitor, gateway } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logIn: authError('auth/internal-error', 'One sentence.') } }),
  })
  await fillIn(visitor)
  for (let press = 0; press < 10; press += 1) fireEvent.click(submit())
  fireEvent.submit(submit())
  await screen.findByText('One sentence.')
  expect(callNames(gateway)).toEqual(['logIn'])
  expect(screen.getAllByText('One sentence.')).toHaveLength(1)
})

test('says that it is busy, and keeps the focus', async () => {
  const { visitor } = await openLogin({ gateway: createFakeGateway({ outcomes: { logIn: never } }) })
  await fillIn(visitor)
  await visitor.click(submit())
  expect(submit().textContent).toBe('Logging in…')
  expect(submit().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(submit())
  expect(email().value).toBe('one@students.test')
})

test('Forgot Password without an address asks for one', async () => {
  const { visitor, gateway } = await openLogin()
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please Provide a Email Address')
  expect(document.activeElement).toBe(email())
  expect(describedBy(email())).toContain("Enter your account's email address here")
  expect(gateway.calls).toEqual([])
})

test('Forgot Password with what is no address says so, and asks nobody', async () => {
  const { visitor, gateway } = await openLogin()
  await visitor.type(email(), 'one@students')
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please Provide a Valid Email Address')
  expect(document.activeElement).toBe(email())
  expect(describedBy(email())).toContain('An address like name@example.com')
  expect(gateway.calls).toEqual([])
  await visitor.type(email(), '.test')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  await screen.findByText(toasts.passwordResetSent)
})

// A no-break space of a word processor, and a wide one of a Japanese keyboard, which no browser removes.
test.each(['\u00A0', '\u3000'])('blanks around an address are no part of it: %j', async (blank) => {
  const { visitor, gateway } = await openLogin()
  fireEvent.change(email(), { target: { value: `${blank}one@students.test${blank}` } })
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  await screen.findByText(toasts.passwordResetSent)
  await visitor.type(password(), samplePassword)
  await visitor.click(submit())
  await screen.findByText(toasts.loggedIn)
  expect(gateway.calls).toEqual([
    { name: 'sendPasswordReset', args: ['one@students.test', '/login'] },
    { name: 'logIn', args: ['one@students.test', samplePassword] },
  ])
})

test('an email for a new password that is asked for on the way to checkout leads back there', async () => {
  const { visitor, gateway } = await openLogin({ state: { from: '/checkout/git-basics' } })
  await visitor.type(email(), 'one@students.test')
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  await screen.findByText(toasts.passwordResetSent)
  expect(gateway.calls).toEqual([{ name: 'sendPasswordReset', args: ['one@students.test', '/checkout/git-basics'] }])
})

test('P21 Forgot Password sends one mail, whatever the presses', async () => {
  const { visitor, gateway, address } = await openLogin()
  await visitor.type(email(), 'one@students.test')
  for (let press = 0; press < 10; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Forgot Password' }))
  expect(await screen.findAllByText(toasts.passwordResetSent)).toHaveLength(1)
  expect(gateway.calls).toEqual([{ name: 'sendPasswordReset', args: ['one@students.test', '/login'] }])
  expect(address()).toBe('/login')
})

test.each([
  ['Google', toasts.loggedInWithGoogle, 'logInWithGoogle'],
  ['GitHub', toasts.loggedInWithGitHub, 'logInWithGitHub'],
] as const)('P19 P22 %s opens at once, says so and returns to the place', async (provider, message, call) => {
  const { gateway, address } = await openLogin({ state: { from: '/courses?q=git#x' } })
  const button = screen.getByRole('button', { name: `Continue with ${provider}` })
  for (let press = 0; press < 10; press += 1) fireEvent.click(button)
  expect(callNames(gateway)).toEqual([call])
  expect(await screen.findAllByText(message)).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('/courses?q=git#x'))
})

test('Google, then GitHub, then Google within a second: each is asked for, and the last one counts', async () => {
  const outcomes = { logInWithGitHub: never }
  const { gateway } = await openLogin({ gateway: createFakeGateway({ outcomes }) })
  for (const name of ['Google', 'GitHub', 'Google'])
    fireEvent.click(screen.getByRole('button', { name: `Continue with ${name}` }))
  expect(callNames(gateway)).toEqual(['logInWithGoogle', 'logInWithGitHub', 'logInWithGoogle'])
  await screen.findByText(toasts.loggedInWithGoogle)
})

test('P26 a provider’s failure on this page is only logged, and the form stays usable', async () => {
  const closed = authError('auth/popup-closed-by-user')
  const { visitor, address } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logInWithGoogle: closed } }),
  })
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(logged.mock.calls).toEqual([[closed]]))
  expect(screen.queryByRole('alert')).toBeNull()
  await fillIn(visitor)
  await visitor.click(submit())
  await waitFor(() => expect(address()).toBe('/'))
})

test('P26 a window that a newer one replaced is not even logged', async () => {
  const { visitor, auth } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logInWithGoogle: authError('auth/cancelled-popup-request') } }),
  })
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(auth.getState().loading).toBe(false))
  expect(logged).not.toHaveBeenCalled()
})

test('P17 nothing is unmounted while a window is open', async () => {
  const { visitor } = await openLogin({ gateway: createFakeGateway({ outcomes: { logInWithGoogle: never } }) })
  await visitor.type(email(), 'half an addr')
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(email().value).toBe('half an addr')
  expect(submit().hasAttribute('aria-busy')).toBe(false)
})

test('P19 the way to Register and back keeps the place', async () => {
  const { visitor, address } = await openLogin({ state: { from: '/courses/git-basics?a=1#b' } })
  await visitor.click(screen.getByRole('link', { name: 'Register' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await fillIn(visitor)
  await visitor.click(submit())
  await waitFor(() => expect(address()).toBe('/courses/git-basics?a=1#b'))
})

test('somebody who is logged in already goes straight on', async () => {
  const { address } = renderAt('/login', { user: student, state: { from: '/courses/git-basics' } })
  await waitFor(() => expect(address()).toBe('/courses/git-basics'))
})

test('P24 a log-in in another tab leads on here too', async () => {
  const { gateway, address } = await openLogin({ state: { from: '/courses/git-basics' } })
  gateway.emit(student)
  await waitFor(() => expect(address()).toBe('/courses/git-basics'))
})

test('the password can be looked at and hidden again', async () => {
  const { visitor } = await openLogin()
  await visitor.type(password(), samplePassword)
  const show = screen.getByRole('button', { name: /^Show\s*password$/ })
  await visitor.click(show)
  expect(password().type).toBe('text')
  // Some browsers send what they check for spelling to a server.
  expect(['spellcheck', 'autocapitalize'].map((name) => password().getAttribute(name))).toEqual(['false', 'none'])
  expect(show.getAttribute('aria-pressed')).toBe('true')
  await visitor.click(show)
  expect(password().type).toBe('password')
  expect(password().value).toBe(samplePassword)
})

test('P35 an error beside a field goes as soon as the value is put right', async () => {
  const { visitor } = await openLogin()
  await visitor.click(submit())
  await visitor.type(email(), 'o')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
  expect(password().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['', 'Please Provide a Email Address'],
  ['one@students', 'Please Provide a Valid Email Address'],
  ['one@students.test', toasts.passwordResetSent],
])('what Forgot Password has said to “%s” does not stand beside the login that follows', async (typed, said) => {
  const { visitor, dismissed } = await openLogin()
  if (typed) await visitor.type(email(), typed)
  await visitor.click(screen.getByRole('button', { name: 'Forgot Password' }))
  await screen.findByText(said)
  await visitor.clear(email())
  await fillIn(visitor)
  await visitor.click(submit())
  await screen.findByText(toasts.loggedIn)
  expect(dismissed()).toContain(said)
})

test('Forgot Password, pressed again with the address, sends the email and asks for nothing more', async () => {
  const { visitor, gateway, dismissed } = await openLogin()
  const forgot = screen.getByRole('button', { name: 'Forgot Password' })
  await visitor.click(forgot)
  await visitor.type(email(), 'one@students.test')
  await visitor.click(forgot)
  await screen.findByText(toasts.passwordResetSent)
  expect(dismissed()).toContain('Please Provide a Email Address')
  expect(email().hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText(/press Forgot Password again/)).toBeNull()
  expect(screen.getByText(/Check your spam folder/).textContent).toContain(
    'Sent to one@students.test, if an account uses it.',
  )
  await visitor.click(forgot)
  expect(callNames(gateway)).toEqual(['sendPasswordReset'])
  await visitor.type(email(), 'x')
  await visitor.click(forgot)
  expect(callNames(gateway)).toEqual(['sendPasswordReset', 'sendPasswordReset'])
})

test('an old error leaves the screen with the next press', async () => {
  const refusal = authError('auth/invalid-credential', 'An old sentence.')
  const { visitor, gateway, dismissed } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logIn: refusal } }),
  })
  await fillIn(visitor)
  await visitor.click(submit())
  await screen.findByText('An old sentence.')
  delete gateway.outcomes.logIn
  await visitor.click(submit())
  await screen.findByText(toasts.loggedIn)
  expect(dismissed()).toContain('An old sentence.')
})

test('P43 a login that ends after the visitor has gone elsewhere moves nobody, and tells', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { visitor, address, router } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logIn: promise } }),
    state: { from: '/profile' },
  })
  await fillIn(visitor)
  await visitor.click(submit())
  await act(() => router.navigate('/faq'))
  resolve()
  await screen.findByText(toasts.loggedIn)
  expect(await screen.findByRole('button', { name: 'Log Out' })).toBeTruthy()
  expect(address()).toBe('/faq')
})

test('P43 a slow login still leads on from /register, to which the visitor has gone meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { visitor, address } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logIn: promise } }),
    state: { from: '/faq' },
  })
  await fillIn(visitor)
  await visitor.click(submit())
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Register' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  resolve()
  await waitFor(() => expect(address()).toBe('/faq'))
})

test('P44 a login in another tab leads on, though a popup is still open here', async () => {
  const { visitor, gateway, address } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logInWithGoogle: never } }),
    state: { from: '/faq' },
  })
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  act(() => gateway.emit(student))
  await waitFor(() => expect(address()).toBe('/faq'))
})

test("the header's Login keeps where the login leads, on /login as on /register", async () => {
  const { visitor, address } = await openLogin({ state: { from: '/faq' } })
  const inHeader = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })
  await visitor.click(inHeader())
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Register' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  await visitor.click(inHeader())
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await fillIn(visitor)
  await visitor.click(submit())
  await waitFor(() => expect(address()).toBe('/faq'))
})

test('the typed address goes along to Register and back, and is forgotten by the logout', async () => {
  const { visitor } = await openLogin()
  await visitor.type(email(), 'one@students.test')
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Register' }))
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  expect(email().value).toBe('one@students.test')
  // As browsers restore it: without an event.
  email().value = 'two@students.test'
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(email().value).toBe('two@students.test')
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await visitor.click(await screen.findByRole('button', { name: 'Log Out' }))
  await visitor.click(await screen.findByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(email().value).toBe('')
})

test('a login that has ended by itself is told, with the way back', async () => {
  await openLogin({ state: { from: '/profile', reason: 'session-ended' } })
  expect(screen.getByText(/You've been logged out/)).toBeTruthy()
})

test.each([
  [null, 'You need an account only to enrol.'],
  [{ reason: 'logged-out-elsewhere' }, 'You logged out in another tab.'],
  [{ from: '/faq' }, 'You need an account only to enrol.'],
  [{ from: '/checkout/git-basics' }, 'One step before checkout'],
  [{ from: '/profile?photo#form' }, 'Your profile opens as soon as'],
])('why the visitor is here is said: %j', async (state, reason) => {
  await openLogin({ state })
  expect(screen.getByText((text) => text.startsWith(reason))).toBeTruthy()
})

test('a form that nobody has sent gives no advice, and leads to the registration', async () => {
  await openLogin()
  expect(screen.queryByText(errorAdvice(undefined))).toBeNull()
  expect(screen.getByText(/^New here/).textContent).toBe('New here? Register')
})

test('Back does not lead to the form again after a login', async () => {
  const { visitor, router, address } = renderAt('/about')
  await act(() => router.navigate('/login'))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await fillIn(visitor)
  await visitor.click(submit())
  await waitFor(() => expect(address()).toBe('/'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/about'))
})

test('browsers and password managers find what they fill in', async () => {
  await openLogin()
  expect([email(), password()].map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ])
})

test('Caps Lock is told beside the password as long as it is on', async () => {
  await openLogin()
  expect(screen.queryByText('Caps Lock is on')).toBeNull()
  const press = (isOn: boolean) => ({ key: 'a', modifierCapsLock: isOn })
  fireEvent.keyDown(password(), press(true))
  const note = screen.getByText('Caps Lock is on')
  expect(note.getAttribute('role')).toBe('status')
  fireEvent.keyUp(password(), press(false))
  expect(note.textContent).toBe('')
})

test('a space at an end of the password is told after a paste and on leaving, not while typing', async () => {
  const { visitor } = await openLogin()
  const note = () => screen.queryByText(/^(Starts|Ends) with a space$/)?.textContent
  await visitor.click(password())
  await visitor.paste('correct horse ')
  expect(note()).toBe('Ends with a space')
  await visitor.keyboard('b ')
  expect(note()).toBeUndefined()
  await visitor.tab()
  expect(note()).toBe('Ends with a space')
  await visitor.clear(password())
  await visitor.paste(' correct horse')
  expect(note()).toBe('Starts with a space')
})

describe('with time', () => {
  beforeEach(async () => {
    await import('#pages/login-page.tsx')
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  /** `/login` with an address and a password typed. */
  async function openFilled(outcomes: FakeGateway['outcomes'] = {}, options: Parameters<typeof renderAt>[1] = {}) {
    const app = renderAt('/login', { gateway: createFakeGateway({ outcomes }), ...options })
    await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Login' }), { timeout: findTimeoutMs })
    await pass(0)
    fireEvent.input(email(), { target: { value: 'one@students.test' } })
    fireEvent.input(password(), { target: { value: samplePassword } })
    return app
  }
  const forgot = () => screen.getByRole('button', { name: 'Forgot Password' })

  test.each([
    ['a login', submit, 'logIn'],
    ['a reset email', forgot, 'sendPasswordReset'],
  ] as const)('%s that takes long says so', async (_what, button, call) => {
    await openFilled({ [call]: never })
    await pass(6_000)
    expect(screen.queryByText(slow)).toBeNull()
    fireEvent.click(button())
    await pass(5_100)
    expect(screen.getByText(slow)).toBeTruthy()
    expect(button().getAttribute('aria-busy')).toBe('true')
  })

  test('a reset email can be sent again to the same address after a minute, which is counted', async () => {
    const { gateway } = await openFilled()
    expect([forgot().hasAttribute('aria-busy'), forgot().hasAttribute('aria-disabled')]).toEqual([false, false])
    fireEvent.click(forgot())
    await pass(0)
    expect(screen.getByText('It can be sent again in 60 s.').closest('p')?.textContent).toBe(
      'Sent to one@students.test, if an account uses it. Check your spam folder too. It can be sent again in 60 s.',
    )
    const said = screen.getByText(/^Sent to/).closest('[role="status"]')?.textContent
    expect(said, 'a screen reader does not count along').toMatch(/spam folder too\.$/)
    await pass(59_300)
    fireEvent.click(forgot())
    await pass(0)
    expect(callNames(gateway)).toEqual(['sendPasswordReset'])
    expect(screen.getByText('It can be sent again in 1 s.')).toBeTruthy()
    await pass(1_000)
    expect(screen.queryByText(/^It can be sent again/)).toBeNull()
    fireEvent.click(forgot())
    await pass(0)
    expect(callNames(gateway)).toEqual(['sendPasswordReset', 'sendPasswordReset'])
  })

  test('a reset email that fails is told, with what to do, until the next press', async () => {
    const { gateway } = await openFilled({ sendPasswordReset: authError('auth/too-many-requests', 'Too many.') })
    fireEvent.click(forgot())
    await pass(0)
    expect(screen.getByRole('alert').textContent).toBe('Too many.')
    expect(screen.getByText(/too many requests from this device/)).toBeTruthy()
    expect(screen.queryByText(/^Sent to/)).toBeNull()
    gateway.outcomes = {}
    fireEvent.click(forgot())
    await pass(0)
    expect(screen.queryByText(/too many requests from this device/)).toBeNull()
    expect(screen.getByText('one@students.test')).toBeTruthy()
  })

  test('a login clears what was said of a reset email that failed', async () => {
    await openFilled({ sendPasswordReset: authError('auth/too-many-requests', 'Too many.'), logIn: never })
    fireEvent.click(forgot())
    await pass(0)
    expect(screen.getByText(/too many requests from this device/)).toBeTruthy()
    fireEvent.click(submit())
    await pass(0)
    expect(screen.queryByText(/too many requests from this device/)).toBeNull()
  })

  test('Forgot Password clears what was said of a login that was refused', async () => {
    await openFilled({ logIn: authError('auth/invalid-credential', 'No match.') })
    fireEvent.click(submit())
    await pass(0)
    expect(screen.getByText(/password don't match/)).toBeTruthy()
    fireEvent.click(forgot())
    await pass(0)
    expect(screen.queryByText(/password don't match/)).toBeNull()
  })

  test('P43 a visitor who is on the way to another page when the login comes is not called back', async () => {
    const api = createFakeCourseApi()
    api.courses = () => never
    const { gateway, router, visited } = await openFilled({}, { api, state: { from: '/faq' } })
    await act(async () => void router.navigate('/courses'))
    expect(router.state.navigation.state).toBe('loading')
    await act(async () => gateway.emit(student))
    await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Courses' }), { timeout: findTimeoutMs })
    await pass(0)
    expect(visited.filter((address, index) => address !== visited[index - 1])).toEqual(['/login', '/courses'])
  })

  test('a provider’s button can be pressed again after a second, and a press within it is the same press', async () => {
    const { gateway } = await openFilled({ logInWithGitHub: never })
    const gitHub = screen.getByRole('button', { name: 'Continue with GitHub' })
    fireEvent.click(gitHub)
    await pass(900)
    fireEvent.click(gitHub)
    expect(callNames(gateway)).toEqual(['logInWithGitHub'])
    await pass(100)
    fireEvent.click(gitHub)
    expect(callNames(gateway)).toEqual(['logInWithGitHub', 'logInWithGitHub'])
  })
})

test('P41 Login and Register are one step in the history: Back leads to where the visitor came from', async () => {
  const { visitor, router, address } = renderAt('/about')
  await act(() => router.navigate('/login'))
  for (const name of ['Register', 'Login']) {
    await visitor.click(await within(screen.getByRole('main')).findByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name })
  }
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/about'))
})
