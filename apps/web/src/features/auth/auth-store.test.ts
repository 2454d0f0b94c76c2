import { samplePassword } from '@syntax-lab/shared/sample-password'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callNames, createFakeGateway, type FakeGateway, authError, never, student } from '#testing/fake-gateway.ts'
import { type AuthStore, createAuthStore } from './auth-store.ts'
import { createAuthActions } from './use-auth-actions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** For a site that answers. */
function stubReload() {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { href: 'https://lab.test/login', reload })
  vi.stubGlobal('fetch', async () => new Response())
  return reload
}

const actions = {
  logInWithGoogle: (store) => createAuthActions(store).logInWithGoogle(),
  logInWithGitHub: (store) => createAuthActions(store).logInWithGitHub(),
  createUser: (store) => createAuthActions(store).createUser('a@b.test', samplePassword),
  logIn: (store) => createAuthActions(store).logIn('a@b.test', samplePassword),
  sendVerification: (store) => createAuthActions(store).sendVerification(),
  sendPasswordReset: (store) => createAuthActions(store).sendPasswordReset('a@b.test'),
  logOut: (store) => store.logOut(),
} satisfies Record<string, (store: AuthStore) => Promise<void>>
const names = Object.keys(actions).filter((name): name is keyof typeof actions => Object.hasOwn(actions, name))

/** A store whose provider is loaded and has answered. */
async function startedStore(gateway: FakeGateway = createFakeGateway({ user: student })) {
  const store = createAuthStore(async () => gateway)
  await store.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState().loading).toBe(false)
  return { store, gateway }
}

test('seven actions set the flag', () => expect(names).toHaveLength(7))

test('before the provider has answered nobody is known, and the flag is set', () => {
  const store = createAuthStore(() => never)
  const unknown = {
    status: 'unknown',
    user: null,
    loading: true,
    isUnresponsive: false,
    isReady: false,
    wasLoggedIn: false,
    hasLoggedOut: false,
  }
  expect(store.getState()).toEqual(unknown)
  expect(store.initial).toEqual(unknown)
})

test('a popup can open once the provider is loaded, whether it has answered or not', async () => {
  const store = createAuthStore(async () => createFakeGateway({ user: 'unknown' }))
  void store.start()
  expect(store.getState().isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ isReady: true, status: 'unknown', loading: true })
})

test.each(names)('P17 %s succeeds: loading first, then cleared', async (name) => {
  const { store, gateway } = await startedStore()
  const done = actions[name](store)
  expect(store.getState().loading).toBe(true)
  expect(callNames(gateway)).toEqual([name])
  await done
  expect(store.getState().loading).toBe(false)
})

test.each(
  names.flatMap((name) => ['auth/internal-error', 'auth/popup-closed-by-user'].map((code) => [name, code] as const)),
)('P17 %s fails with %s: loading is cleared, the caller gets the error', async (name, code) => {
  const error = authError(code)
  const { store } = await startedStore(createFakeGateway({ user: student, outcomes: { [name]: error } }))
  const done = actions[name](store)
  expect(store.getState().loading).toBe(true)
  await expect(done).rejects.toBe(error)
  expect(store.getState()).toMatchObject({ loading: false, status: 'logged-in' })
})

test.each(names)('P17 %s never ends: loading is cleared at its limit', async (name) => {
  const { store } = await startedStore(createFakeGateway({ user: student, outcomes: { [name]: never } }))
  const limit = name.startsWith('logInWith') ? 300_000 : 60_000
  const ended = vi.fn<(error: unknown) => void>()
  void actions[name](store).catch(ended)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(store.getState().loading).toBe(true)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.getState().loading).toBe(false)
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({
      code: 'auth/timeout',
      message: 'The login service did not answer. Please try again.',
      late: expect.any(Promise),
    }),
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('P17 with two actions at once loading lasts until the later one ends', async () => {
  const { store } = await startedStore(createFakeGateway({ user: student, outcomes: { logInWithGoogle: never } }))
  void createAuthActions(store)
    .logInWithGoogle()
    .catch(() => {})
  await createAuthActions(store).logIn('a@b.test', samplePassword)
  expect(store.getState().loading).toBe(true)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(store.getState().loading).toBe(false)
})

test.each(['logInWithGoogle', 'logInWithGitHub'] as const)(
  'P22 %s opens its window in the same tick as the press',
  async (name) => {
    const { store, gateway } = await startedStore()
    void actions[name](store)
    expect(callNames(gateway)).toEqual([name])
  },
)

test('an action that comes before the provider is loaded waits for it', async () => {
  const gateway = createFakeGateway()
  const store = createAuthStore(async () => gateway)
  await createAuthActions(store).logIn('a@b.test', samplePassword)
  expect(gateway.calls).toEqual([{ name: 'logIn', args: ['a@b.test', samplePassword] }])
  expect(store.getState()).toMatchObject({ status: 'logged-in', user: student })
})

test('the provider is loaded once, however often it is asked for', async () => {
  const load = vi.fn<() => Promise<FakeGateway>>(async () => createFakeGateway())
  const store = createAuthStore(load)
  await Promise.all([store.start(), store.start(), createAuthActions(store).logIn('a@b.test', 'x')])
  expect(load).toHaveBeenCalledTimes(1)
})

test('P16 a provider that could not be loaded is unresponsive, and a retry loads it', async () => {
  const gone = new Error('no chunk')
  const load = vi
    .fn<() => Promise<FakeGateway>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(createFakeGateway({ user: student }))
  const store = createAuthStore(load)
  await expect(store.start()).rejects.toThrow('The login service could not be reached.')
  expect(store.getState()).toMatchObject({ status: 'unknown', isUnresponsive: true, loading: true })
  const reload = stubReload()
  store.retry()
  expect(store.getState().isUnresponsive).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'logged-in', isUnresponsive: false, loading: false })
  expect(load).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test('P16 no reload is offered while the provider is being asked for again', async () => {
  const load = vi.fn<() => Promise<FakeGateway>>().mockRejectedValueOnce(new Error('no chunk')).mockReturnValue(never)
  const store = createAuthStore(load)
  await expect(store.start()).rejects.toThrow()
  void store.start()
  expect(store.getState().isUnresponsive).toBe(false)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(store.getState().isUnresponsive).toBe(true)
})

test('P16 a retry has its own time, whenever the attempt before it failed', async () => {
  const load = vi
    .fn<() => Promise<FakeGateway>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockReturnValueOnce(never)
  const store = createAuthStore(load)
  await expect(store.start()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(5_000)
  stubReload()
  store.retry()
  await vi.advanceTimersByTimeAsync(7_900)
  expect(store.getState().isUnresponsive).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(store.getState().isUnresponsive).toBe(true)
})

test('P16 an action on a provider that cannot be loaded rejects with the reason', async () => {
  const cause = new Error('no chunk')
  const store = createAuthStore(() => Promise.reject(cause))
  await expect(createAuthActions(store).logIn('a@b.test', 'x')).rejects.toMatchObject({
    message: 'The login service could not be reached. Please try again.',
    code: 'auth/network-request-failed',
    cause,
  })
  expect(store.getState().isUnresponsive).toBe(true)
})

test('P16 a retry that fails as well loads the page anew', async () => {
  const store = createAuthStore(() => Promise.reject(new Error('no chunk')))
  await expect(store.start()).rejects.toThrow()
  const reload = stubReload()
  store.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(store.getState().isUnresponsive).toBe(true)
})

test.each([
  ['answers nothing', async () => createFakeGateway({ user: 'unknown' }), 0],
  ['never loads', () => never, 1],
] as const)(
  'P16 a provider that %s is unresponsive within 10 s, and a retry loads the page anew for missing code alone',
  async (_name, load, reloads) => {
    const reload = stubReload()
    const store = createAuthStore(load)
    void store.start()
    await vi.advanceTimersByTimeAsync(7_900)
    expect(store.getState().isUnresponsive).toBe(false)
    await vi.advanceTimersByTimeAsync(2_100)
    expect(store.getState().isUnresponsive).toBe(true)
    store.retry()
    expect(store.getState().isUnresponsive).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).toHaveBeenCalledTimes(reloads)
    expect(store.getState().isUnresponsive).toBe(true)
  },
)

test('P16 an answer that comes late is taken', async () => {
  const gateway = createFakeGateway({ user: 'unknown' })
  const store = createAuthStore(async () => gateway)
  await store.start()
  await vi.advanceTimersByTimeAsync(20_000)
  stubReload()
  store.retry()
  gateway.emit(student)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(store.getState()).toMatchObject({ status: 'logged-in', user: student, isUnresponsive: false, loading: false })
})

test('listeners hear of each change until they stop', async () => {
  const { store, gateway } = await startedStore()
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  gateway.emit(null)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.getState()).toMatchObject({ status: 'logged-out', user: null, wasLoggedIn: false })
  stop()
  gateway.emit(student)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a logout is known as one before the guards hear of it; a login that ends otherwise is none', async () => {
  const { store, gateway } = await startedStore()
  const atTheEnd: boolean[] = []
  store.subscribe(() => store.getState().status === 'logged-out' && atTheEnd.push(store.getState().hasLoggedOut))
  await store.logOut()
  expect(new Set(atTheEnd)).toEqual(new Set([true]))
  gateway.emit(student)
  expect(store.getState().hasLoggedOut).toBe(false)
  atTheEnd.length = 0
  gateway.emit(null)
  expect(atTheEnd).toEqual([false])
})

test('a logout that succeeds after its time limit is still one, and one that fails then is none', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { store, gateway } = await startedStore(createFakeGateway({ user: student, outcomes: { logOut: promise } }))
  const tooLate = async () => {
    void store.logOut().catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getState()).toMatchObject({ status: 'logged-in', loading: false })
  }
  await tooLate()
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'logged-out', hasLoggedOut: true })

  gateway.emit(student)
  const failing = Promise.withResolvers<void>()
  gateway.outcomes.logOut = failing.promise
  await tooLate()
  failing.reject(authError('auth/internal-error'))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'logged-in', hasLoggedOut: false })
})

test('P24 the other tabs hear of a logout before the provider tells them that nobody is logged in', async () => {
  const { store } = await startedStore()
  const events: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: (key: string) => void events.push(`broadcast: ${key}`),
    removeItem: () => {},
  })
  store.subscribe(() => store.getState().status === 'logged-out' && events.push('status'))
  await store.logOut()
  expect([...new Set(events)]).toEqual(['broadcast: logged-out', 'status'])
  vi.unstubAllGlobals()
})

test('P24 the browser keeps that somebody is logged in, never who; a logout takes it away', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const { store, gateway } = await startedStore()
  expect([...kept.entries()]).toEqual([['signed-in', 'yes']])
  expect(createAuthStore(() => never).getState().wasLoggedIn).toBe(true)
  gateway.outcomes = { logOut: authError('auth/internal-error') }
  await expect(store.logOut()).rejects.toThrow()
  expect([...kept.entries()]).toEqual([['signed-in', 'yes']])
  gateway.outcomes = {}
  await store.logOut()
  expect([...kept.entries()]).toEqual([])
  vi.unstubAllGlobals()
})

test('P15 blocked storage changes nothing', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { store } = await startedStore()
  expect(store.getState()).toMatchObject({ status: 'logged-in', wasLoggedIn: true })
  vi.unstubAllGlobals()
})
