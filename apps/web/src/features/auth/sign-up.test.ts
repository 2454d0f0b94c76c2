import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '#lib/notify.ts'
import { callNames, createFakeGateway, authError, type GatewayCall } from '#testing/fake-gateway.ts'
import { createAuthStore } from './auth-store.ts'
import { createAuthActions } from './use-auth-actions.ts'
import { signUp } from './sign-up.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const values = {
  fullName: 'New Student',
  photoUrl: 'https://photos.test/new.png',
  email: 'new@students.test',
  password: samplePassword,
}

/** Runs the sequence over a fake provider, and writes down all that happens, in its order. */
async function runSignUp({ failing, breaking }: { failing?: GatewayCall; breaking?: 'toast' | 'return' } = {}) {
  const log: string[] = []
  const gateway = createFakeGateway({
    outcomes: failing ? { [failing]: authError('auth/internal-error', `${failing} failed`) } : {},
  })
  const store = createAuthStore(async () => gateway)
  const auth = createAuthActions(store)
  const noted =
    <Args extends unknown[]>(name: string, work: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      log.push(name)
      return work(...args)
    }
  vi.spyOn(notify, 'success').mockImplementation((message) => {
    log.push(`success: ${message}`)
    if (breaking === 'toast') throw new Error('No toast')
  })
  vi.spyOn(notify, 'error').mockImplementation((message) => void log.push(`error: ${message}`))
  const redirect = () => {
    log.push('redirect')
    if (breaking === 'return') throw new Error('No return')
  }
  const parts = {
    createUser: noted('createUser', auth.createUser),
    updateProfile: noted('updateProfile', auth.updateProfile),
    sendVerification: noted('sendVerification', auth.sendVerification),
    getUser: auth.getUser,
  }
  const end = await signUp(values, { auth: parts, redirect }).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )
  return { log, end, gateway, loading: store.getState().loading }
}

const created = ['createUser', `success: ${toasts.accountCreated}`, 'redirect', 'updateProfile']
const verified = ['sendVerification', `success: ${toasts.verificationSent}`]

test('goes in the order of the specification', async () => {
  const { log, end, gateway } = await runSignUp()
  expect(log).toEqual([...created, ...verified])
  expect(end).toBe('done')
  expect(gateway.calls).toEqual([
    { name: 'createUser', args: ['new@students.test', samplePassword] },
    { name: 'updateProfile', args: [{ displayName: 'New Student', photoURL: 'https://photos.test/new.png' }] },
    { name: 'sendVerification', args: [] },
  ])
})

test('P25 step 1, the account cannot be created: nothing else happens, and the form is told', async () => {
  const { log, end, loading } = await runSignUp({ failing: 'createUser' })
  expect(log).toEqual(['createUser'])
  expect(end).toBe('createUser failed')
  expect(loading).toBe(false)
})

test.each([
  ['2, the toast breaks', 'toast'],
  ['3, the return breaks', 'return'],
] as const)('P25 step %s: the account is not reported as failed, name and mail follow', async (_step, breaking) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { log, gateway, loading } = await runSignUp({ breaking })
  expect(log.slice(0, created.length)).toEqual(created)
  expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification'])
  expect(loading).toBe(false)
  expect(logged).toHaveBeenCalled()
})

test('P25 step 4, name and photo fail: toasts say so and where to add them, the email is still sent', async () => {
  const { log, end } = await runSignUp({ failing: 'updateProfile' })
  expect(log).toEqual([
    ...created,
    'error: updateProfile failed',
    expect.stringMatching(/^error: Your account exists.+ profile page\.$/),
    ...verified,
  ])
  expect(end).toBe('done')
})

test('P25 step 5, the mail fails: a toast says so, account, name and photo stay', async () => {
  const { log, end, loading } = await runSignUp({ failing: 'sendVerification' })
  expect(log).toEqual([...created, 'sendVerification', 'error: sendVerification failed'])
  expect(end).toBe('done')
  expect(loading).toBe(false)
})

test('P25 a return that never ends costs neither name, photo nor mail', async () => {
  vi.useFakeTimers()
  const auth = {
    createUser: vi.fn(async () => {}),
    updateProfile: vi.fn(async () => {}),
    sendVerification: vi.fn(async () => {}),
    getUser: () => null,
  }
  const ended = signUp(values, {
    auth,
    redirect: () => new Promise<void>(() => {}),
  })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(auth.updateProfile).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await ended
  expect(auth.updateProfile).toHaveBeenCalledOnce()
  expect(auth.sendVerification).toHaveBeenCalledOnce()
})

test('an account that is created only after the time limit still gets name, photo and email', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<void>()
  const gateway = createFakeGateway({ outcomes: { createUser: promise } })
  const success = vi.spyOn(notify, 'success')
  const ended = signUp(values, {
    auth: createAuthActions(createAuthStore(async () => gateway)),
    redirect: () => {},
  }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ended).toMatchObject({ code: 'auth/timeout' })
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(callNames(gateway)).toEqual(['createUser', 'updateProfile', 'sendVerification'])
  expect(success.mock.calls).toEqual([[toasts.accountCreated], [toasts.verificationSent]])
})
