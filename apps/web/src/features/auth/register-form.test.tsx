// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { emailRules, minPasswordLength, passwordRules } from '@syntax-lab/shared/validation'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callNames, createFakeGateway, type FakeGateway, authError, never, student } from '#testing/fake-gateway.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { describedBy } from '#testing/described-by.ts'
import { renderAt } from '#testing/render-at.tsx'

const labels = ['Full name', 'Photo URL', 'Email', 'Password'] as const
const field = (label: (typeof labels)[number]) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => screen.getByRole('button', { name: /^(Sign up|Creating your account…)$/ })
const good = {
  'Full name': 'New Student',
  'Photo URL': 'https://photos.test/new.png',
  Email: 'new@students.test',
  Password: samplePassword,
}

async function openRegister(gateway: FakeGateway = createFakeGateway(), state: unknown = null) {
  const app = renderAt('/register', { gateway, state })
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  await waitFor(() => expect(app.auth.getState().status).toBe('logged-out'))
  const fillIn = async (change: Partial<typeof good> = {}) => {
    for (const label of labels)
      if ({ ...good, ...change }[label] !== '') await app.visitor.type(field(label), { ...good, ...change }[label])
  }
  return { ...app, fillIn }
}

test('P19 creates the account, returns to the place, sets name and photo, sends the mail', async () => {
  const { visitor, fillIn, gateway, address } = await openRegister(createFakeGateway(), {
    from: '/courses/git-basics?a=1#b',
  })
  await fillIn()
  await visitor.click(submit())
  await screen.findByText(toasts.accountCreated)
  await screen.findByText(toasts.verificationSent)
  await waitFor(() => expect(address()).toBe('/courses/git-basics?a=1#b'))
  expect(gateway.calls).toEqual([
    { name: 'createUser', args: [good.Email, good.Password] },
    { name: 'updateProfile', args: [{ displayName: good['Full name'], photoURL: good['Photo URL'] }] },
    { name: 'sendVerification', args: [] },
  ])
})

const [emailRule] = emailRules
const leavings = [
  ['Email', 'not an address', emailRule],
  ['Password', 'a1!', passwordRules[0]],
  ['Password', '1234567890123456', passwordRules[1]],
  ['Password', 'abcdefghijklmnop', passwordRules[2]],
  ['Password', 'abcdefghijklmno1', passwordRules[3]],
  ['Password', 'x', passwordRules[0]],
] as const

test.each(leavings)(
  'P35 leaving %s with %j: a toast, and the first broken rule beside the field',
  async (label, value, rule) => {
    const { visitor, gateway } = await openRegister()
    await visitor.type(field(label), value)
    expect(screen.queryByRole('alert')).toBeNull()
    await visitor.tab()
    expect((await screen.findByRole('alert')).textContent).toBe(rule?.message)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(field(label))).toContain(rule?.hint)
    expect(field(label).value).toBe(value)
    expect(gateway.calls).toEqual([])
  },
)

test.each([
  ['Email', good.Email],
  ['Password', good.Password],
  ['Password', `${'long '.repeat(30)}1`],
] as const)('leaving %s with a good value says nothing', async (label, value) => {
  const { visitor } = await openRegister()
  await visitor.type(field(label), value)
  await visitor.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field(label).hasAttribute('aria-invalid')).toBe(false)
  expect(field(label).value).toBe(value)
})

test.each(labels)('leaving %s empty says nothing yet', async (label) => {
  const { visitor } = await openRegister()
  await visitor.click(field(label))
  await visitor.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field(label).hasAttribute('aria-invalid')).toBe(false)
})

test('P35 a value that is put right loses its error when the field is left', async () => {
  const { visitor } = await openRegister()
  await visitor.type(field('Photo URL'), 'photos.test')
  await visitor.tab()
  expect(field('Photo URL').getAttribute('aria-invalid')).toBe('true')
  await visitor.clear(field('Photo URL'))
  await visitor.type(field('Photo URL'), good['Photo URL'])
  await visitor.tab()
  expect(field('Photo URL').hasAttribute('aria-invalid')).toBe(false)
})

test('the toast about an address that was put right does not stand beside the success', async () => {
  const { visitor, fillIn, dismissed } = await openRegister()
  await fillIn({ Email: 'new@students' })
  await visitor.click(field('Full name'))
  await screen.findByText(emailRule?.message ?? '')
  await visitor.type(field('Email'), '.test')
  await visitor.click(submit())
  await screen.findByText(toasts.accountCreated)
  expect(dismissed()).toContain(emailRule?.message)
})

test('P35 submitting nothing: each field says so, focus on the first, no call', async () => {
  const { visitor, gateway } = await openRegister()
  await visitor.click(submit())
  for (const label of labels) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(field(label))).toContain('Please fill in this field.')
  }
  expect(document.activeElement).toBe(field('Full name'))
  expect(gateway.calls).toEqual([])
})

test.each([
  ['Full name', '', undefined],
  ['Photo URL', '', undefined],
  ['Email', 'new@students', emailRule?.message],
  ['Password', 'abcdefghijklmno1', passwordRules[3]?.message],
] as const)(
  'P35 submitting with a wrong %s: the rules run again, focus goes there, nothing typed is lost',
  async (label, value, message) => {
    const { visitor, fillIn, gateway } = await openRegister()
    await fillIn({ [label]: value })
    await visitor.click(field('Full name'))
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(screen.queryByRole('alert')?.textContent).toBe(message)
    expect(labels.map((name) => field(name).value)).toEqual(labels.map((name) => ({ ...good, [label]: value })[name]))
    expect(gateway.calls).toEqual([])
  },
)

test('P21 ten fast clicks and Enter make one account and one toast', async () => {
  const { fillIn, gateway } = await openRegister()
  await fillIn()
  for (let press = 0; press < 10; press += 1) fireEvent.click(submit())
  fireEvent.submit(submit())
  expect(await screen.findAllByText(toasts.accountCreated)).toHaveLength(1)
  expect(await screen.findAllByText(toasts.verificationSent)).toHaveLength(1)
  expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification'])
})

test('says that it is busy, and keeps the focus', async () => {
  const { visitor, fillIn } = await openRegister(createFakeGateway({ outcomes: { createUser: never } }))
  await fillIn()
  await visitor.click(submit())
  expect(submit().textContent).toBe('Creating your account…')
  expect(submit().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(submit())
})

test('P25 P35 an account that cannot be created: toast, advice, everything typed stays', async () => {
  const refusal = authError(
    'auth/email-already-in-use',
    'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
  )
  const { visitor, fillIn, gateway, address } = await openRegister(
    createFakeGateway({ outcomes: { createUser: refusal } }),
  )
  await fillIn()
  await visitor.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message)
  expect(screen.getByText(/An account with this email address already exists/)).toBeTruthy()
  expect(labels.map((label) => field(label).value)).toEqual(labels.map((label) => good[label]))
  expect(callNames(gateway)).toEqual(['createUser'])
  expect(address()).toBe('/register')
})

test.each(['updateProfile', 'sendVerification'] as const)(
  'P25 %s fails after the return: a toast where the student is by then',
  async (name) => {
    const { visitor, fillIn, address } = await openRegister(
      createFakeGateway({ outcomes: { [name]: authError('auth/internal-error', 'A late sentence.') } }),
    )
    await fillIn()
    await visitor.click(submit())
    await screen.findByText('A late sentence.')
    await waitFor(() => expect(address()).toBe('/'))
  },
)

test('P25 a name and photo that are refused stand in the form of the profile, and Update sends them', async () => {
  const { visitor, fillIn, gateway, router } = await openRegister(
    createFakeGateway({ outcomes: { updateProfile: authError('auth/internal-error') } }),
  )
  await fillIn()
  await visitor.click(submit())
  await screen.findByText(/^Your account exists/)
  await act(() => router.navigate('/profile'))
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  expect([field('Full name').value, field('Photo URL').value]).toEqual([good['Full name'], good['Photo URL']])
  gateway.outcomes = {}
  await visitor.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls.at(-1)?.args).toEqual([{ displayName: good['Full name'], photoURL: good['Photo URL'] }])
})

test('P25 refused while the profile is open already, they are there on coming back to it', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { visitor, fillIn, router } = await openRegister(createFakeGateway({ outcomes: { updateProfile: promise } }), {
    from: '/profile',
  })
  await fillIn()
  await visitor.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  reject(authError('auth/internal-error'))
  await screen.findByText(/^Your account exists/)
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/profile'))
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  expect(field('Full name').value).toBe(good['Full name'])
})

test.each([
  ['auth/popup-blocked', 'Unable to establish a connection with the popup.'],
  ['auth/popup-closed-by-user', 'The popup has been closed by the user before finalizing the operation.'],
])("a failed Google sign-up is told by a toast, in the provider's words: %s", async (code, what) => {
  const words = `Firebase: ${what} (${code}).`
  const { visitor } = await openRegister(createFakeGateway({ outcomes: { logInWithGoogle: authError(code, words) } }))
  await visitor.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

test('whoever has an account already is led to the login', async () => {
  await openRegister()
  expect(screen.getByText(/^Already have/).textContent).toBe('Already have an account? Login')
})

test('the toast about a value goes as soon as the value is right, and no other does', async () => {
  const { visitor, dismissed } = await openRegister()
  await visitor.type(field('Email'), 'new@students')
  await visitor.type(field('Password'), samplePassword.replace(/\d/g, ''))
  await visitor.tab()
  await visitor.type(field('Password'), '1')
  expect(dismissed()).toContain(passwordRules[2]?.message)
  expect(dismissed()).not.toContain(emailRule?.message)
})

test('a screen reader hears the rules of the password with its field', async () => {
  await openRegister()
  for (const { hint } of passwordRules) expect(describedBy(field('Password'))).toContain(hint)
})

test('the checklist ticks off each rule while the password is typed', async () => {
  const { visitor } = await openRegister()
  const hints = passwordRules.map(({ hint }) => hint)
  const states = () => hints.map((hint) => /done|missing/.exec(screen.getByText(hint).textContent)?.[0])
  for (const typed of ['', 'a', '1!', 'a'.repeat(13)]) {
    if (typed) await visitor.type(field('Password'), typed)
    const { value } = field('Password')
    const expected = passwordRules.map(({ isMet }) => (isMet(value) ? 'done' : 'missing'))
    await waitFor(() => expect(states()).toEqual(expected))
  }
  expect(states()).not.toContain('missing')
})

test('P27 browsers and password managers find what they fill in', async () => {
  await openRegister()
  expect(labels.map((label) => [field(label).type, field(label).autocomplete, field(label).required])).toEqual([
    ['text', 'name', true],
    ['url', 'photo', true],
    ['email', 'username', true],
    ['password', 'new-password', true],
  ])
  // What Safari suggests by: as the site's own rules, with a letter among those of both cases.
  expect(field('Password').getAttribute('passwordrules')).toBe(
    `minlength: ${minPasswordLength}; required: lower; required: digit; required: [!#@$%&?];`,
  )
})

test('P35 P19 an address that has an account: said beside the field, focus there, a way to log in and on', async () => {
  const { visitor, fillIn, address } = await openRegister(
    createFakeGateway({ outcomes: { createUser: authError('auth/email-already-in-use') } }),
    { from: '/courses/git-basics?a=1#b' },
  )
  await fillIn()
  await visitor.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field('Email'))).toMatch(/^✗ An account with this email address already exists\. .+\. Log in$/)
  await visitor.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(field('Email').value).toBe(good.Email)
  await visitor.type(field('Password'), `${good.Password}{Enter}`)
  await waitFor(() => expect(address()).toBe('/courses/git-basics?a=1#b'))
})

test('P35 the error of an address that has an account goes when another one is typed', async () => {
  const { visitor, fillIn } = await openRegister(
    createFakeGateway({ outcomes: { createUser: authError('auth/email-already-in-use') } }),
  )
  await fillIn()
  await visitor.click(submit())
  await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'))
  await visitor.type(field('Email'), 'x')
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
})

test.each([
  ['Full name', '   ', 'Please fill in this field.'],
  ['Photo URL', 'banana', 'A full https:// address, without spaces'],
] as const)('%s %j is not accepted', async (label, value, hint) => {
  const { visitor, fillIn, gateway } = await openRegister()
  await fillIn({ [label]: value })
  await visitor.click(submit())
  expect(describedBy(field(label))).toContain(hint)
  expect(gateway.calls).toEqual([])
})

test('a photo address that is wrong is told of when its field is left', async () => {
  const { visitor } = await openRegister()
  await visitor.type(field('Photo URL'), 'banana')
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said()).not.toContain('A full https:// address, without spaces')
  await visitor.tab()
  expect(said()).toContain('A full https:// address, without spaces')
})

test('Show judges no password that is half typed', async () => {
  const { visitor } = await openRegister()
  await visitor.type(field('Password'), 'a1!')
  await visitor.click(screen.getByRole('button', { name: /^Show/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field('Password'))
})

test('P44 registering on the way to /profile: the form gets name and photo, and Update wipes neither', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { visitor, fillIn, gateway } = await openRegister(createFakeGateway({ outcomes: { updateProfile: promise } }), {
    from: '/profile',
  })
  await fillIn()
  await visitor.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  resolve()
  await waitFor(() =>
    expect([field('Full name').value, field('Photo URL').value]).toEqual([good['Full name'], good['Photo URL']]),
  )
  expect(screen.getByRole('region', { name: 'preview' }).textContent).toContain(good['Full name'])
  await screen.findByText(toasts.verificationSent)
  gateway.calls.length = 0
  await visitor.type(field('Full name'), ' Junior')
  await visitor.click(screen.getByRole('button', { name: 'Update' }))
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{ displayName: 'New Student Junior' }] }])
})

test('P44 a name typed before the photo has arrived sends the name alone', async () => {
  const { visitor, fillIn, gateway } = await openRegister(createFakeGateway({ outcomes: { updateProfile: never } }), {
    from: '/profile',
  })
  await fillIn()
  await visitor.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  await waitFor(() => expect(callNames(gateway)).toContain('updateProfile'))
  await visitor.type(field('Full name'), 'Early Bird')
  await visitor.click(screen.getByRole('button', { name: 'Update' }))
  expect(gateway.calls.at(-1)).toEqual({ name: 'updateProfile', args: [{ displayName: 'Early Bird' }] })
})

test('P43 a registration that ends after the visitor has left is completed, and moves nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { visitor, fillIn, gateway, router, address } = await openRegister(
    createFakeGateway({ outcomes: { createUser: promise } }),
    { from: '/profile' },
  )
  await fillIn()
  await visitor.click(submit())
  await act(() => router.navigate('/faq'))
  resolve()
  await screen.findByText(toasts.verificationSent)
  expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification'])
  expect(address()).toBe('/faq')
})

test('P46 a provider that is switched off: the toast in its words, and advice beside the buttons', async () => {
  const { visitor } = await openRegister(
    createFakeGateway({ outcomes: { logInWithGitHub: authError('auth/operation-not-allowed') } }),
  )
  await visitor.click(screen.getByRole('button', { name: 'Continue with GitHub' }))
  await screen.findByRole('alert')
  expect(screen.getByText(/isn't available at the moment/)).toBeTruthy()
})

test('a registration that takes long says so', async () => {
  await import('#pages/register-page.tsx')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderAt('/register', { gateway: createFakeGateway({ outcomes: { createUser: never } }) })
  await vi.waitFor(() => screen.getByRole('heading', { level: 1, name: 'Register' }), { timeout: findTimeoutMs })
  for (const label of labels) fireEvent.input(field(label), { target: { value: good[label] } })
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(screen.queryByText(/^This is taking longer/)).toBeNull()
  fireEvent.click(submit())
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(screen.getByText(/^This is taking longer/)).toBeTruthy()
})

test('what each field is for is said with it', async () => {
  await openRegister()
  expect(labels.map((label) => describedBy(field(label)).split('.')[0])).toEqual([
    "How you'd like to be addressed",
    'The address of any picture, such as https://github',
    "We'll send the verification email here",
    expect.stringContaining('Choose one that you use nowhere else'),
  ])
  expect(field('Photo URL').placeholder).toBe('https://')
})

test('blanks around a name and an address are no part of them', async () => {
  const { visitor, fillIn, gateway } = await openRegister()
  await fillIn({ 'Full name': '  New Student ', Email: `${good.Email}\u00A0` })
  await visitor.click(submit())
  await screen.findByText(toasts.verificationSent)
  expect(gateway.calls[0]?.args[0]).toBe(good.Email)
  expect(gateway.calls[1]?.args).toEqual([{ displayName: 'New Student', photoURL: good['Photo URL'] }])
})

test('the way to the login of an address that has an account is offered for that alone', async () => {
  const { visitor, fillIn } = await openRegister(
    createFakeGateway({ outcomes: { createUser: authError('auth/invalid-email') } }),
  )
  await fillIn()
  await visitor.click(submit())
  await waitFor(() => expect(describedBy(field('Email'))).toContain("This doesn't look like an email address."))
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
})

test('advice about the whole form stands beside its button, and the address goes along to the login', async () => {
  const { visitor, fillIn } = await openRegister(
    createFakeGateway({ outcomes: { createUser: authError('auth/too-many-requests') } }),
  )
  await fillIn()
  await visitor.click(submit())
  expect(await screen.findByText(/too many requests from this device/)).toBeTruthy()
  await visitor.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(field('Email').value).toBe(good.Email)
})

test('somebody who is logged in already goes straight on from here too', async () => {
  const { address } = renderAt('/register', { user: student, state: { from: '/faq' } })
  await waitFor(() => expect(address()).toBe('/faq'))
})
