import { setItem } from '#lib/storage.ts'
import { withTimeLimit } from '#lib/time-limit.ts'
import { forgetDrafts } from '#lib/drafts.ts'
import { paths } from '#paths.ts'
import type { ProfileChange } from './auth-gateway.ts'
import type { AuthStore } from './auth-store.ts'
import { useAuthStore } from './use-auth.ts'

/** The key under which the browser keeps when a verification email can be sent again. */
export const resendKey = 'resend-after'

/**
 * How long popups are prepared. A press after that waits for what is still loading, or loads what has failed again, and
 * the browser may then block the window.
 */
const preparationTimeoutMs = 8_000

/** A popup waits for a person, who may have to look for a password. */
const popupTimeoutMs = 300_000

export type AuthActions = ReturnType<typeof createAuthActions>

/** What the account pages ask of the provider. Apart from the store, because the other pages need none of it. */
export function createAuthActions({ callGateway, run, subscribe, getState }: AuthStore) {
  let { status } = getState()
  let student = getState().user?.uid
  subscribe(() => {
    const uid = getState().user?.uid
    // The next student must not wait for the last one's email. Whose it was is kept nowhere: nothing that names a
    // student outlasts a logout. So the pause ends with a login of the same student, too.
    if (uid && status === 'logged-out') setItem(resendKey, null)
    status = getState().status
    // What one student has typed is not for the next.
    if (student && student !== uid) forgetDrafts()
    student = uid
  })
  let arePopupsReady = false
  return {
    /** Whether a popup can open straight from a press. */
    arePopupsReady: () => arePopupsReady,
    /** Loads what a popup needs beyond the provider's code. */
    async preparePopups() {
      const timeoutError = () => new Error('Preparing the window of Google or GitHub took too long.')
      const prepared = callGateway((it) => it.preparePopups())
      await withTimeLimit(prepared, preparationTimeoutMs, timeoutError).catch(console.warn)
      arePopupsReady = true
    },
    createUser: (email: string, password: string) => run((it) => it.createUser(email, password)),
    logIn: (email: string, password: string) => run((it) => it.logIn(email, password)),
    logInWithGoogle: () => run((it) => it.logInWithGoogle(), popupTimeoutMs),
    logInWithGitHub: () => run((it) => it.logInWithGitHub(), popupTimeoutMs),
    sendVerification: () => run((it) => it.sendVerification()),
    /** `returnPath` is where the link's page leads to once the password is set. */
    sendPasswordReset: (email: string, returnPath: string = paths.login) =>
      run((it) => it.sendPasswordReset(email, returnPath)),
    updateProfile: (profile: ProfileChange) => callGateway((it) => it.updateProfile(profile)),
    refreshUser: () => callGateway((it) => it.refreshUser()),
    verifyEmail: (code: string) => callGateway((it) => it.verifyEmail(code)),
    recoverEmail: (code: string) => callGateway((it) => it.recoverEmail(code)),
    checkResetCode: (code: string) => callGateway((it) => it.checkResetCode(code)),
    resetPassword: (code: string, newPassword: string) => callGateway((it) => it.resetPassword(code, newPassword)),
    getUser: () => getState().user,
  }
}

const created = new WeakMap<AuthStore, AuthActions>()

/** The actions of an account; the same object for the whole visit. */
export function useAuthActions(): AuthActions {
  const store = useAuthStore()
  const actions = created.get(store) ?? createAuthActions(store)
  created.set(store, actions)
  return actions
}
