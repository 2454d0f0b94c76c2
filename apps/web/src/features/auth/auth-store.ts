import { keep, recall } from '#lib/storage.ts'
import type { AuthGateway, AuthUser } from './auth-gateway.ts'

export type AuthState = {
  /** Whether somebody is logged in is unknown until the provider has said so. */
  status: 'unknown' | 'signed-out' | 'signed-in'
  user: AuthUser | null
  /** True while the status is unknown or one of the seven actions runs (specification, point 4). */
  loading: boolean
  /** True when the provider could not be reached, or took too long to say who is logged in. */
  isStuck: boolean
  /** Before the status is known: whether somebody was logged in at the last visit. */
  wasSignedIn: boolean
}

export type AuthAction =
  | 'createUser'
  | 'logIn'
  | 'logInWithGoogle'
  | 'logInWithGitHub'
  | 'logOut'
  | 'sendVerification'
  | 'sendPasswordReset'

export type AuthStore = ReturnType<typeof createAuthStore>

/** The key under which the browser keeps that somebody is logged in; never who. */
const signedInKey = 'signed-in'

/** After this long without an answer, in ms, a protected page explains itself and offers to try again. */
const patience = 8_000

/** No action keeps `loading` longer than this, in ms: the toolkit's long network delay (specification, point 9). */
const actionLimit = 60_000

/** A popup waits for a person, who may have to look for a password, in ms. */
const popupLimit = 300_000

/** Keeps who is logged in, and runs the actions that change it. `loadGateway` is called once, when it is first needed. */
export function createAuthStore(loadGateway: () => Promise<AuthGateway>) {
  const firstPaint: AuthState = { status: 'unknown', user: null, loading: true, isStuck: false, wasSignedIn: false }
  let state: AuthState = { ...firstPaint, wasSignedIn: recall(signedInKey) === 'yes' }
  let gateway: AuthGateway | undefined
  let starting: Promise<AuthGateway> | undefined
  let running = 0
  const listeners = new Set<() => void>()

  function set(change: Partial<AuthState>) {
    const next = { ...state, ...change }
    state = { ...next, loading: running > 0 || next.status === 'unknown' }
    listeners.forEach((listener) => listener())
  }

  function receive(user: AuthUser | null) {
    keep(signedInKey, user ? 'yes' : null)
    set({ status: user ? 'signed-in' : 'signed-out', user, isStuck: false, wasSignedIn: user !== null })
  }

  /** Loads the provider and listens to it. Code that fails is asked for once more. A second call waits for the first; after a failure it tries again. */
  function start(): Promise<AuthGateway> {
    if (starting) return starting
    const tooSlow = setTimeout(() => state.status === 'unknown' && set({ isStuck: true }), patience)
    starting = loadGateway()
      .catch(loadGateway)
      .catch(failToLoad)
      .then((loaded) => {
        gateway = loaded
        loaded.onUserChange((user) => {
          clearTimeout(tooSlow)
          receive(user)
        })
        return loaded
      })
    starting.catch(() => {
      clearTimeout(tooSlow)
      starting = undefined
      set({ isStuck: true })
    })
    return starting
  }

  /** Calls the gateway at once where it is loaded already: a popup must open with nothing awaited before it. */
  function call<T>(ask: (gateway: AuthGateway) => Promise<T>): Promise<T> {
    return gateway ? ask(gateway) : start().then(ask)
  }

  /** Runs one of the seven actions: `loading` first, and cleared whatever the outcome, or at the limit when there is none. */
  async function run(action: AuthAction, ask: (gateway: AuthGateway) => Promise<void>): Promise<void> {
    running += 1
    set({})
    let limit: ReturnType<typeof setTimeout> | undefined
    const never = new Promise<never>((_resolve, reject) => {
      limit = setTimeout(
        () => reject(timeoutFailure(action)),
        action.startsWith('logInWith') ? popupLimit : actionLimit,
      )
    })
    try {
      await Promise.race([call(ask), never])
    } finally {
      clearTimeout(limit)
      running -= 1
      set({})
    }
  }

  return {
    getState: () => state,
    /** What the prerendered HTML was made with; the browser starts from it and then turns to the real state. */
    getFirstPaint: () => firstPaint,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    /** Asks again who is logged in, after the provider did not answer. False where its code hangs: only loading the page anew asks for that again. */
    retry(): boolean {
      if (starting && !gateway) return false
      set({ isStuck: false })
      if (starting) setTimeout(() => state.status === 'unknown' && set({ isStuck: true }), patience)
      else void start().catch(() => {})
      return true
    },
    createUser: (email: string, password: string) => run('createUser', (it) => it.createUser(email, password)),
    logIn: (email: string, password: string) => run('logIn', (it) => it.logIn(email, password)),
    logInWithGoogle: () => run('logInWithGoogle', (it) => it.logInWithGoogle()),
    logInWithGitHub: () => run('logInWithGitHub', (it) => it.logInWithGitHub()),
    logOut: () => run('logOut', (it) => it.logOut()),
    sendVerification: () => run('sendVerification', (it) => it.sendVerification()),
    sendPasswordReset: (email: string) => run('sendPasswordReset', (it) => it.sendPasswordReset(email)),
    updateProfile: (profile: { displayName: string; photoURL: string }) => call((it) => it.updateProfile(profile)),
    refreshUser: () => call((it) => it.refreshUser()),
    verifyEmail: (code: string) => call((it) => it.verifyEmail(code)),
    checkResetCode: (code: string) => call((it) => it.checkResetCode(code)),
    resetPassword: (code: string, newPassword: string) => call((it) => it.resetPassword(code, newPassword)),
  }
}

function failToLoad(cause: unknown): never {
  throw Object.assign(new Error('The sign-in service could not be reached. Please try again.', { cause }), {
    code: 'auth/network-request-failed',
  })
}

function timeoutFailure(action: AuthAction) {
  return Object.assign(new Error('The sign-in service did not answer. Please try again.'), {
    code: 'auth/timeout',
    action,
  })
}
