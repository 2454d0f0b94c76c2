import { createAuthError } from '#lib/auth-error.ts'
import { reloadIfReachable } from '#lib/reload.ts'
import { getItem, setItem, broadcast } from '#lib/storage.ts'
import { withTimeLimit } from '#lib/time-limit.ts'
import type { AuthGateway, AuthUser } from './auth-gateway.ts'

export type AuthState = {
  /** Whether somebody is logged in is unknown until the provider has said so. */
  status: 'unknown' | 'logged-out' | 'logged-in'
  user: AuthUser | null
  /** True while the status is unknown or one of the seven actions runs (specification, point 4). */
  loading: boolean
  /** True when the provider could not be reached, or took too long to say who is logged in. */
  isUnresponsive: boolean
  /** Whether the provider's code is there. */
  isReady: boolean
  /** Whether somebody was logged in when that was last known: at the last visit, or just before the session ended. */
  wasLoggedIn: boolean
  /** Whether the student has logged out by themselves in this tab; false when the login ended otherwise. */
  hasLoggedOut: boolean
}

export type AuthStore = ReturnType<typeof createAuthStore>

/**
 * The key under which the browser keeps that somebody is logged in; never who. Do not rename it: browsers would
 * keep the entry under the old name for ever.
 */
export const loggedInKey = 'signed-in'

/** After this long without an answer, a protected page explains itself and offers to try again. */
const timeoutMs = 8_000

/** No action but a popup keeps `loading` longer: the SDK's long network delay (specification, point 9). */
const actionTimeoutMs = 60_000

/**
 * Keeps who is logged in, and runs the actions that change it.
 * `loadGateway` is called when it is first needed, and again only after an error.
 */
export function createAuthStore(loadGateway: () => Promise<AuthGateway>) {
  const initial: AuthState = {
    status: 'unknown',
    user: null,
    loading: true,
    isUnresponsive: false,
    isReady: false,
    wasLoggedIn: false,
    hasLoggedOut: false,
  }
  let state: AuthState = { ...initial, wasLoggedIn: getItem(loggedInKey) === 'yes' }
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
    // A tab that logs out removes the key before the provider tells the other tabs, one whose login ends after it.
    const wasLoggedIn = user !== null || getItem(loggedInKey) === 'yes'
    setItem(loggedInKey, user ? 'yes' : null)
    set({
      status: user ? 'logged-in' : 'logged-out',
      user,
      isUnresponsive: false,
      wasLoggedIn,
      ...(user && { hasLoggedOut: false }),
    })
  }

  const startSilenceTimer = () =>
    setTimeout(() => state.status === 'unknown' && set({ isUnresponsive: true }), timeoutMs)

  /**
   * Loads the provider and listens to it.
   * A second call waits for the first; after an error it tries again.
   */
  function start(): Promise<AuthGateway> {
    if (starting) return starting
    if (state.isUnresponsive) set({ isUnresponsive: false })
    const silenceTimer = startSilenceTimer()
    starting = loadGateway()
      .catch(throwUnreachable)
      .then((loaded) => {
        gateway = loaded
        set({ isReady: true })
        loaded.onUserChange(receive)
        return loaded
      })
    starting.catch(() => {
      clearTimeout(silenceTimer)
      starting = undefined
      set({ isUnresponsive: true })
    })
    return starting
  }

  /** Calls the gateway at once where it is loaded already: a popup must open with nothing awaited before it. */
  async function callGateway<T>(call: (gateway: AuthGateway) => Promise<T>): Promise<T> {
    return gateway ? call(gateway) : call(await start())
  }

  /**
   * Runs one of the seven actions: `loading` first, and cleared whatever the outcome.
   * Throws a `timeoutError` at the limit if the action has not ended by then.
   */
  async function run(act: (gateway: AuthGateway) => Promise<void>, limitMs = actionTimeoutMs): Promise<void> {
    running += 1
    set({})
    const outcome = callGateway(act)
    try {
      await withTimeLimit(outcome, limitMs, () => timeoutError(outcome))
    } finally {
      running -= 1
      set({})
    }
  }

  return {
    getState: () => state,
    /** What the prerendered HTML was made with; the browser starts from it and then turns to the real state. */
    initial,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    /**
     * Loads the provider's code again where it is missing, and goes on waiting where it has not said yet who is logged
     * in. Where the code hangs, or is still missing, only a new document can help.
     */
    retry() {
      const { href } = location
      const isHanging = starting && !gateway
      set({ isUnresponsive: false })
      if (starting) startSilenceTimer()
      if (isHanging) void reloadIfReachable(href)
      else void start().catch(() => reloadIfReachable(href))
    },
    run,
    callGateway,
    async logOut() {
      // Before the call, because the guards of this tab and of the others hear from the provider before it resolves.
      set({ hasLoggedOut: true })
      setItem(loggedInKey, null)
      broadcast('logged-out')
      await run((it) =>
        // Also where it fails only after the time limit.
        it.logOut().catch((error) => {
          receive(state.user)
          throw error
        }),
      )
    },
  }
}

function throwUnreachable(cause: unknown): never {
  const message = 'The login service could not be reached. Please try again.'
  throw createAuthError('auth/network-request-failed', message, { cause })
}

/** What an action gets that has not ended at its limit; `late` is how it ends after all. */
function timeoutError(late: Promise<void>) {
  return Object.assign(createAuthError('auth/timeout', 'The login service did not answer. Please try again.'), { late })
}
