// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callNames, createFakeGateway, failure, never, student } from '#testing/fake-gateway.ts'
import { describedBy, renderAt } from '#testing/render-at.tsx'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockReturnValue(undefined))
afterEach(() => void logged.mockReset())

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: /^(Login|Logging in…)$/ })

/** `/login`, ready to be used, with the place that a guard remembered. */
async function openLogin(options: Parameters<typeof renderAt>[1] = {}) {
  const app = renderAt('/login', options)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await waitFor(() => expect(app.auth.getState().status).toBe('signed-out'))
  return app
}

async function fillIn(visitor: Awaited<ReturnType<typeof openLogin>>['visitor']) {
  await visitor.type(email(), 'one@students.test')
  await visitor.type(password(), 'secret 99')
}

test('P19 logs in, says so and returns to path, query and hash', async () => {
  const { visitor, gateway, address } = await openLogin({ state: { from: '/courses/git-basics?from=mail#fees' } })
  await fillIn(visitor)
  await visitor.click(submit())
  await screen.findByText(toasts.loggedIn)
  await waitFor(() => expect(address()).toBe('/courses/git-basics?from=mail#fees'))
  expect(gateway.calls).toEqual([{ name: 'logIn', args: ['one@students.test', 'secret 99'] }])
})

test('goes home where no place was remembered', async () => {
  const { visitor, address } = await openLogin()
  await fillIn(visitor)
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/'))
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

test('P35 a refusal: the provider’s sentence as a toast, what to do beside the form, nothing typed is lost', async () => {
  const refusal = failure(
    'auth/invalid-credential',
    'Firebase: The supplied auth credential is incorrect. (auth/invalid-credential).',
  )
  const { visitor, address } = await openLogin({ gateway: createFakeGateway({ outcomes: { logIn: refusal } }) })
  await fillIn(visitor)
  await visitor.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message)
  expect(screen.getByText(/do not belong together/)).toBeTruthy()
  expect([email().value, password().value]).toEqual(['one@students.test', 'secret 99'])
  expect(address()).toBe('/login')
  expect(submit().hasAttribute('aria-busy')).toBe(false)
})

test('P21 ten fast clicks and Enter make one call and one toast', async () => {
  const { visitor, gateway } = await openLogin({
    gateway: createFakeGateway({ outcomes: { logIn: failure('auth/internal-error', 'One sentence.') } }),
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
  expect((await screen.findByRole('alert')).textContent).toBe(toasts.emailMissing)
  expect(document.activeElement).toBe(email())
  expect(describedBy(email())).toContain('Write the e-mail address of your account here')
  expect(gateway.calls).toEqual([])
})

test('P21 Forgot Password sends one mail, whatever the presses', async () => {
  const { visitor, gateway, address } = await openLogin()
  await visitor.type(email(), 'one@students.test')
  for (let press = 0; press < 10; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Forgot Password' }))
  expect(await screen.findAllByText(toasts.passwordResetSent)).toHaveLength(1)
  expect(gateway.calls).toEqual([{ name: 'sendPasswordReset', args: ['one@students.test'] }])
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

test('P26 a provider’s failure on this page is only logged, and the form stays usable', async () => {
  const closed = failure('auth/popup-closed-by-user')
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
    gateway: createFakeGateway({ outcomes: { logInWithGoogle: failure('auth/cancelled-popup-request') } }),
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
  gateway.tell(student)
  await waitFor(() => expect(address()).toBe('/courses/git-basics'))
})

test('the password can be looked at and hidden again', async () => {
  const { visitor } = await openLogin()
  await visitor.type(password(), 'secret 99')
  const show = screen.getByRole('button', { name: /^Show\s*password$/ })
  await visitor.click(show)
  expect(password().type).toBe('text')
  expect(show.getAttribute('aria-pressed')).toBe('true')
  await visitor.click(show)
  expect(password().type).toBe('password')
  expect(password().value).toBe('secret 99')
})
