// @vitest-environment jsdom
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authError, callNames, createFakeGateway, never, student } from '#testing/fake-gateway.ts'

const values = {
  email: 'New@students.test',
  fullName: 'New Student',
  photoUrl: 'https://photos.test/new.png',
  password: samplePassword,
}
const fresh = { ...student, email: 'new@students.test', displayName: null, photoURL: null, emailVerified: false }

/** The code as a document has it that was just loaded. */
async function loadAnew() {
  vi.resetModules()
  const { notify } = await import('#lib/notify.ts')
  const error = vi.spyOn(notify, 'error')
  return { ...(await import('./sign-up.ts')), error }
}

async function resume(user: typeof student | null) {
  const gateway = createFakeGateway({ user })
  const { resumeSignUp, signUp, error } = await loadAnew()
  resumeSignUp(gateway)
  return { gateway, signUp, error, auth: { ...gateway, getUser: () => null } }
}

beforeEach(async () => {
  const { signUp } = await loadAnew()
  const auth = { ...createFakeGateway({ outcomes: { updateProfile: never } }), getUser: () => null }
  void signUp(values, { auth, redirect: () => {} })
})

afterEach(() => sessionStorage.clear())

test('a document that is loaded anew sets name and photo, sends the verification, and forgets it', async () => {
  const { gateway } = await resume(fresh)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(gateway.calls).toEqual([
    { name: 'updateProfile', args: [{ displayName: values.fullName, photoURL: values.photoUrl }] },
    { name: 'sendVerification', args: [] },
  ])
})

test('it waits for its student where nobody is logged in; the password is not kept for it', async () => {
  const { gateway } = await resume(null)
  await Promise.resolve()
  expect(gateway.calls).toEqual([])
  expect(JSON.stringify(sessionStorage)).not.toContain(values.password)
  gateway.emit(fresh)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(callNames(gateway)).toEqual(['updateProfile', 'sendVerification'])
})

test.each([
  ['another student', { ...fresh, email: 'other@students.test' }],
  ['an account with another name by now', { ...fresh, displayName: 'Chosen Later' }],
  [
    'an account with another photo by now',
    { ...fresh, displayName: values.fullName, photoURL: 'https://photos.test/2' },
  ],
  ['an account that is verified by now', { ...fresh, emailVerified: true }],
])('%s gets nothing of it, and it is forgotten', async (_who, user) => {
  const { gateway } = await resume(user)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(gateway.calls).toEqual([])
})

test('a form that is sent again meanwhile goes to its end alone', async () => {
  const { gateway, auth, signUp } = await resume(null)
  await signUp(values, { auth, redirect: () => {} })
  expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification'])
})

test('a form that is sent again and learns of the account: the student logs in, and it goes on', async () => {
  const { gateway, auth, signUp } = await resume(null)
  gateway.outcomes.createUser = authError('auth/email-already-in-use')
  await expect(signUp(values, { auth, redirect: () => {} })).rejects.toThrow('in-use')
  gateway.emit(fresh)
  await waitFor(() => expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification']))
})

test('a line that breaks is no end: what is left goes out with the next news of the student', async () => {
  const { gateway, error } = await resume(null)
  gateway.outcomes.updateProfile = authError('auth/network-request-failed')
  gateway.outcomes.sendVerification = authError('auth/network-request-failed')
  gateway.emit(fresh)
  await waitFor(() => expect(callNames(gateway)).toEqual(['updateProfile', 'sendVerification']))
  // Nothing is lost yet: the student need not add it.
  expect(error).not.toHaveBeenCalledWith(expect.stringContaining('profile page'))
  gateway.outcomes = {}
  await new Promise((done) => setTimeout(done))
  gateway.emit(fresh)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test('P24 a logout takes what is left along', async () => {
  const { gateway } = await resume(null)
  gateway.outcomes.updateProfile = authError('auth/network-request-failed')
  gateway.emit(fresh)
  await waitFor(() => expect(callNames(gateway)).toEqual(['updateProfile', 'sendVerification']))
  expect(sessionStorage).toHaveLength(1)
  gateway.emit(null)
  expect(sessionStorage).toHaveLength(0)
})

test('an account that has its name and photo already still gets its email', async () => {
  const { gateway } = await resume({ ...fresh, displayName: values.fullName, photoURL: values.photoUrl })
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(callNames(gateway)).toEqual(['updateProfile', 'sendVerification'])
})

test('what the provider refuses is told and forgotten: only a broken line is tried once more', async () => {
  const { gateway, error } = await resume(null)
  gateway.outcomes.updateProfile = authError('auth/internal-error', 'Refused.')
  gateway.emit(fresh)
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(error).toHaveBeenCalledWith('Refused.')
  expect(callNames(gateway)).toEqual(['updateProfile', 'sendVerification'])
})

test.each([fresh, { ...fresh, email: null }])(
  'who has registered nowhere in this tab gets nothing (%#)',
  async (user) => {
    sessionStorage.clear()
    const { gateway } = await resume(null)
    gateway.emit(user)
    await Promise.resolve()
    expect(gateway.calls).toEqual([])
  },
)
