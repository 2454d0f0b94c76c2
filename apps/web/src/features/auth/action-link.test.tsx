// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { passwordRules } from '@syntax-lab/shared/validation'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { errorAdvice } from '#lib/auth-error-advice.ts'
import { authError, callNames, createFakeGateway, type FakeGateway, never, student } from '#testing/fake-gateway.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { describedBy } from '#testing/described-by.ts'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.useRealTimers())

const slow = /^This is taking longer/
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const expired = authError('auth/expired-action-code')
const used = authError('auth/invalid-action-code')

const openLink = (query: string, gateway: FakeGateway = createFakeGateway()) =>
  renderAt(`/auth/action?${query}`, { gateway })
const verifyLink = (continueUrl: string) =>
  openLink(
    `mode=verifyEmail&oobCode=c1&continueUrl=${encodeURIComponent(continueUrl)}`,
    createFakeGateway({ user: student }),
  )

test('a verification link is used once, and leads back to where the mail was asked from', async () => {
  const { visitor, gateway, address } = verifyLink(`${location.origin}/checkout/git-basics?a=1#b`)
  await heading('Your email is verified')
  await visitor.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe('/checkout/git-basics?a=1#b'))
  expect(gateway.calls.filter(({ name }) => name === 'verifyEmail')).toEqual([{ name: 'verifyEmail', args: ['c1'] }])
})

test.each([
  'https://evil.test/',
  'https://evil.test/profile',
  '//evil.test',
  'javascript:alert(1)',
  `${location.origin}//evil.test/x`,
  `${location.origin}/\\evil.test`,
  `${location.origin}/login`,
  'nonsense',
  '',
])('P20 a link that names %j leads nowhere else', async (continueUrl) => {
  verifyLink(continueUrl)
  await heading('Your email is verified')
  const target = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue' })
  expect(new URL(target.href).origin).toBe(location.origin)
  expect(['/', '/courses']).toContain(target.getAttribute('href'))
})

test('a visitor who verified on another device is shown the way to the login', async () => {
  const gateway = createFakeGateway({ outcomes: { refreshUser: authError('auth/no-current-user') } })
  openLink('mode=verifyEmail&oobCode=c1', gateway)
  await heading('Your email is verified')
  expect(await screen.findByRole('link', { name: 'Go to login' })).toBeTruthy()
})

test.each([
  ['verification', 'verifyEmail', 'verifyEmail', ' For a new one, log in and press Resend at checkout.'],
  ['reset', 'resetPassword', 'checkResetCode', ' For a new one, press Forgot Password on the login page.'],
  ['change', 'verifyAndChangeEmail', 'verifyEmail', ''],
] as const)('an expired %s link is told, with what to do', async (_name, mode, call, nextStep) => {
  openLink(`mode=${mode}&oobCode=c1`, createFakeGateway({ outcomes: { [call]: expired } }))
  await heading('This link does not work')
  expect(screen.getByText(`This link has expired.${nextStep}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy()
})

test.each([
  ['verifyEmail', 'verifyEmail', expired, 'This link has expired. For a new one, press Resend at checkout.'],
  [
    'resetPassword',
    'checkResetCode',
    expired,
    /expired\. For a new one, log out and press Forgot Password on the login page\.$/,
  ],
  ['recoverEmail', 'recoverEmail', used, /incomplete\. Log out, then log in with the address to which it was sent;/],
  ['resetPassword', 'checkResetCode', authError('auth/user-not-found'), /no longer exists\. Log out to register again/],
] as const)('somebody who is logged in is not sent to the login by a dead link of the mode %s', async (...how) => {
  const [mode, call, error, words] = how
  const user = { ...student, emailVerified: false }
  openLink(`mode=${mode}&oobCode=c1`, createFakeGateway({ user, outcomes: { [call]: error } }))
  await heading('This link does not work')
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to login' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy()
})

test('a login elsewhere changes what a dead link advises, and its heading takes the focus', async () => {
  const { gateway } = openLink(
    'mode=resetPassword&oobCode=c1',
    createFakeGateway({ outcomes: { checkResetCode: used } }),
  )
  await heading('This link does not work')
  screen.getByRole('link', { name: 'Go to login' }).focus()
  act(() => gateway.emit(student))
  await screen.findByText(/log out and press Forgot Password on the login page/)
  expect(document.activeElement).toBe(await heading('This link does not work'))
})

test.each(['', 'mode=', 'mode=__proto__'])('a link with ?%s is not complete', async (query) => {
  const { gateway } = openLink(query)
  await heading('This link does not work')
  expect(gateway.calls).toEqual([])
})

test('P27 P35 a reset link asks for the new password by the rules of registration', async () => {
  const { visitor, gateway } = openLink('mode=resetPassword&oobCode=c1')
  await heading('Set a new password')
  const password = screen.getByLabelText('New password')
  const save = screen.getByRole('button', { name: 'Set password' })
  await visitor.type(password, 'short{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(passwordRules[0]?.message)
  expect(describedBy(password)).toContain(passwordRules[0]?.hint)
  expect(document.activeElement).toBe(password)
  await visitor.type(password, ' but longer 1')
  for (let press = 0; press < 10; press += 1) fireEvent.click(save)
  await heading('Your new password is set')
  expect(gateway.calls).toEqual([
    { name: 'checkResetCode', args: ['c1'] },
    { name: 'resetPassword', args: ['c1', 'short but longer 1'] },
  ])
})

test.each([
  ['a code that expires', expired, 'This link has expired. For a new one, press Forgot Password on the login page.'],
  [
    'an account that is removed',
    authError('auth/user-not-found'),
    'The account it was for no longer exists. You can register again.',
  ],
])('%s while the password is typed is told', async (_what, error, advice) => {
  const gateway = createFakeGateway({ outcomes: { resetPassword: error } })
  const { visitor } = openLink('mode=resetPassword&oobCode=c1', gateway)
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  await heading('This link does not work')
  expect(screen.getByText(advice)).toBeTruthy()
})

test.each([
  ['verifyEmail', used, 'This link has already been used or is incomplete.'],
  ['verifyAndChangeEmail', used, 'This link has already been used or is incomplete.'],
  ['verifyEmail', expired, 'This link has expired.'],
])('P45 a dead link of the mode %s says so, and that the address is verified: %s', async (mode, error, words) => {
  openLink(`mode=${mode}&oobCode=c1`, createFakeGateway({ user: student, outcomes: { verifyEmail: error } }))
  await heading('Your email is verified')
  const text = `${words} one@students.test is verified. You can now enrol.`
  expect(screen.getByText((each) => each.startsWith(text))).toBeTruthy()
})

test('P45 a used recovery link says how to get in, because nobody can ask for another', async () => {
  openLink('mode=recoverEmail&oobCode=c1', createFakeGateway({ outcomes: { recoverEmail: used } }))
  await heading('This link does not work')
  expect(screen.getByText(/if your password fails, press Forgot Password/)).toBeTruthy()
})

test('P45 a used code where nobody is logged in: the truth, and the way to the login', async () => {
  const gateway = createFakeGateway({
    outcomes: { verifyEmail: used, refreshUser: authError('auth/no-current-user') },
  })
  openLink('mode=verifyEmail&oobCode=c1', gateway)
  await heading('Your email may be verified already')
  expect(screen.getByText(/^This link has been used before, or is incomplete\. Log in and carry on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy()
})

test('P45 a used code of an address that is not verified says so', async () => {
  const gateway = createFakeGateway({ user: { ...student, emailVerified: false }, outcomes: { verifyEmail: used } })
  openLink('mode=verifyEmail&oobCode=c1', gateway)
  await heading('This link does not work')
  expect(screen.getByText(/one@students\.test isn't verified yet/)).toBeTruthy()
})

test.each([
  ['verifyEmail', 'verifyEmail', 'Your email is verified'],
  ['resetPassword', 'checkResetCode', 'Set a new password'],
  ['recoverEmail', 'recoverEmail', 'Your email address is restored'],
] as const)('P45 %s without a network is no dead link: it can be tried again', async (mode, call, done) => {
  const gateway = createFakeGateway({ outcomes: { [call]: authError('auth/network-request-failed') } })
  const { visitor } = openLink(`mode=${mode}&oobCode=c1`, gateway)
  await heading("Your link couldn't be checked")
  delete gateway.outcomes[call]
  await visitor.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(done)
})

test.each(['auth/too-many-requests', 'auth/quota-exceeded'])(
  'P45 a link that is not checked for now, %s, can be tried again',
  async (code) => {
    openLink('mode=verifyEmail&oobCode=c1', createFakeGateway({ outcomes: { verifyEmail: authError(code) } }))
    await heading("Your link couldn't be checked")
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  },
)

test.each([
  ['verifyEmail', 'verifyEmail', 'auth/user-not-found'],
  ['resetPassword', 'checkResetCode', 'auth/user-token-expired'],
] as const)('P45 a link of the mode %s whose account is gone says so', async (mode, call, code) => {
  openLink(`mode=${mode}&oobCode=c1`, createFakeGateway({ outcomes: { [call]: authError(code) } }))
  await heading('This link does not work')
  expect(screen.getByText(/^The account it was for no longer exists/)).toBeTruthy()
})

test('P45 recoverEmail restores the address, and offers a new password', async () => {
  const { visitor, gateway } = openLink('mode=recoverEmail&oobCode=c1')
  await heading('Your email address is restored')
  expect(screen.getByText(/uses one@students\.test again/)).toBeTruthy()
  expect(screen.queryByText(errorAdvice(undefined))).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Send a password reset email' }))
  await screen.findByText(toasts.passwordResetSent)
  expect(gateway.calls).toEqual([
    { name: 'recoverEmail', args: ['c1'] },
    { name: 'sendPasswordReset', args: ['one@students.test', '/login'] },
  ])
})

test('P45 a new password that meets no network stays typed', async () => {
  const gateway = createFakeGateway({ outcomes: { resetPassword: authError('auth/network-request-failed') } })
  const { visitor } = openLink('mode=resetPassword&oobCode=c1', gateway)
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  await screen.findByText(/couldn't be reached/)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(samplePassword)
})

test('after a reset the login form knows the address; whoever is still logged in is not sent there', async () => {
  const { visitor } = openLink('mode=resetPassword&oobCode=c1')
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  await visitor.click(await screen.findByRole('link', { name: 'Go to login' }))
  await heading('Login')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(student.email)
})

test.each(['verifyEmail', 'verifyAndChangeEmail'])('a link of the mode %s verifies the address', async (mode) => {
  const { gateway } = openLink(`mode=${mode}&oobCode=c1`, createFakeGateway({ user: student }))
  await heading('Your email is verified')
  expect(screen.getByText(/^one@students\.test is verified\. You can now enrol/)).toBeTruthy()
  expect(callNames(gateway)).toEqual(['verifyEmail', 'refreshUser'])
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/courses')
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Go to login' })).toBeNull()
})

test.each(['verifyEmail', 'recoverEmail', 'resetPassword'])('a link of the mode %s without its code', async (mode) => {
  const { gateway } = openLink(`mode=${mode}`)
  await heading('This link does not work')
  expect(screen.getByText(/^It is incomplete, or meant for something else/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'See the courses' }).getAttribute('href')).toBe('/courses')
  expect(gateway.calls).toEqual([])
})

test.each([
  ['another@students.test', 'another@students.test'],
  [null, 'somebody else'],
])('a link of another account than the one logged in here, %s, says so', async (email, name) => {
  openLink('mode=verifyEmail&oobCode=c1', createFakeGateway({ user: { ...student, email } }))
  await heading('Your email is verified')
  expect(screen.getByText(/^one@students\.test is verified/).textContent).toContain(
    `Here you're logged in as ${name}: log out to use the other account.`,
  )
})

test('what is asked of a link is said while it is asked, and when it takes long', async () => {
  await import('#pages/auth-action-page.tsx')
  vi.useFakeTimers()
  openLink('mode=verifyEmail&oobCode=c1', createFakeGateway({ outcomes: { verifyEmail: never } }))
  await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Checking your link' }), {
    timeout: findTimeoutMs,
  })
  expect(screen.getByText('One moment.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(screen.getByText(slow)).toBeTruthy()
})

test('a second link in the same tab is opened like the first', async () => {
  const { gateway, router } = openLink('mode=verifyEmail&oobCode=c1', createFakeGateway({ user: student }))
  await heading('Your email is verified')
  await act(() => router.navigate('/auth/action?mode=resetPassword&oobCode=c2'))
  await heading('Set a new password')
  expect(gateway.calls.map(({ name, args }) => [name, ...args])).toEqual([
    ['verifyEmail', 'c1'],
    ['refreshUser'],
    ['checkResetCode', 'c2'],
  ])
})

test('P45 a used code whose account cannot be asked for is no dead link: it can be tried again', async () => {
  const gateway = createFakeGateway({
    user: student,
    outcomes: { verifyEmail: used, refreshUser: authError('auth/network-request-failed') },
  })
  const { visitor } = openLink('mode=verifyEmail&oobCode=c1', gateway)
  await heading("Your link couldn't be checked")
  expect(screen.getByText(/^The login service couldn't be reached/)).toBeTruthy()
  delete gateway.outcomes.refreshUser
  await visitor.click(screen.getByRole('button', { name: 'Try again' }))
  const verified = await heading('Your email is verified')
  await waitFor(() => expect(document.activeElement).toBe(verified))
})

test.each([
  [`&continueUrl=${encodeURIComponent(`${location.origin}/checkout/git-basics`)}`, '/checkout/git-basics'],
  ['', '/courses'],
])('P45 from a used code a student whose address is not verified goes on: %s', async (query, target) => {
  const user = { ...student, email: null, emailVerified: false }
  openLink(`mode=verifyEmail&oobCode=c1${query}`, createFakeGateway({ user, outcomes: { verifyEmail: used } }))
  await heading('This link does not work')
  expect(screen.getByText(/^Your address isn't verified yet\. Open the newest email/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(target)
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Go to login' })).toBeNull()
})

test('P45 a used code of a verified account without an address names none', async () => {
  const user = { ...student, email: null }
  openLink('mode=verifyEmail&oobCode=c1', createFakeGateway({ user, outcomes: { verifyEmail: used } }))
  await heading('Your email is verified')
  expect(screen.getByText(/incomplete\. Your address is verified/)).toBeTruthy()
})

test('P45 a used link that changed an address is told like one that verified it', async () => {
  openLink('mode=verifyAndChangeEmail&oobCode=c1', createFakeGateway({ outcomes: { verifyEmail: used } }))
  await heading('Your email may be verified already')
})

test('P45 a recovery link that fails otherwise is told in its own words', async () => {
  openLink(
    'mode=recoverEmail&oobCode=c1',
    createFakeGateway({ outcomes: { recoverEmail: authError('auth/user-disabled') } }),
  )
  await heading('This link does not work')
  expect(screen.getByText(/^This account has been disabled/)).toBeTruthy()
})

test('P45 after a recovery the reset email goes once; one that fails is told, and can be sent again', async () => {
  await import('#pages/auth-action-page.tsx')
  vi.useFakeTimers()
  const gateway = createFakeGateway({
    outcomes: { sendPasswordReset: authError('auth/too-many-requests', 'Too many.') },
  })
  openLink('mode=recoverEmail&oobCode=c1', gateway)
  await vi.waitFor(() => screen.getByRole('button', { name: /reset email/ }), { timeout: findTimeoutMs })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a password reset email' })
  expect(screen.queryByText(/too many requests from this device/)).toBeNull()
  fireEvent.click(send)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText(/too many requests from this device/)).toBeTruthy()
  gateway.outcomes.sendPasswordReset = never
  fireEvent.click(send)
  expect(send.getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(screen.getByText(slow)).toBeTruthy()
})

test('P45 a reset email that was sent after a recovery is not sent twice', async () => {
  const { visitor, gateway } = openLink('mode=recoverEmail&oobCode=c1')
  await heading('Your email address is restored')
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
  await visitor.click(screen.getByRole('button', { name: 'Send a password reset email' }))
  const sent = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sent to one@students.test' })
  expect(document.activeElement).toBe(sent)
  await visitor.click(sent)
  expect(callNames(gateway)).toEqual(['recoverEmail', 'sendPasswordReset'])
})

test.each([
  ['', '/courses'],
  [`&continueUrl=${encodeURIComponent(`${location.origin}/checkout/git-basics`)}`, '/checkout/git-basics'],
])('whoever is logged in while they set a new password stays so, and goes on: %j', async (query, target) => {
  const { visitor } = openLink(`mode=resetPassword&oobCode=c1${query}`, createFakeGateway({ user: student }))
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  await heading('Your new password is set')
  expect(screen.getByText('Log in with it from now on. You may soon have to log in again here too.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(target)
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Go to login' })).toBeNull()
})

test.each([
  ['', '/login'],
  [`&continueUrl=${encodeURIComponent(`${location.origin}/login`)}`, '/login'],
  [`&continueUrl=${encodeURIComponent(`${location.origin}/checkout/git-basics`)}`, '/checkout/git-basics'],
  [`&continueUrl=${encodeURIComponent('https://evil.test/')}`, '/login'],
])('with a new password a visitor logs in, and goes on where the email was asked for: %j', async (query, target) => {
  const { visitor } = openLink(`mode=resetPassword&oobCode=c1${query}`)
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  await heading('Your new password is set')
  const login = within(screen.getByRole('main')).getByRole('link', { name: 'Go to login' })
  expect(login.getAttribute('href')).toBe(target)
})

test('a step that takes away what had the focus gives it to the next heading', async () => {
  const { visitor } = openLink('mode=resetPassword&oobCode=c1')
  await heading('Set a new password')
  await visitor.type(screen.getByLabelText('New password'), `${samplePassword}{Enter}`)
  const next = await heading('Your new password is set')
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('a new password that takes long says so, and is for an account that password managers know', async () => {
  await import('#pages/auth-action-page.tsx')
  vi.useFakeTimers()
  const { container } = openLink(
    'mode=resetPassword&oobCode=c1',
    createFakeGateway({ outcomes: { resetPassword: never } }),
  )
  await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Set a new password' }), {
    timeout: findTimeoutMs,
  })
  expect(screen.getByText('one@students.test').textContent).toBe('one@students.test')
  const username = container.querySelector<HTMLInputElement>('input[autocomplete="username"]')
  expect([username?.value, username?.type, username?.hidden]).toEqual(['one@students.test', 'email', true])
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password')
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: samplePassword } })
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(screen.queryByText(slow)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(screen.getByText(slow)).toBeTruthy()
})
