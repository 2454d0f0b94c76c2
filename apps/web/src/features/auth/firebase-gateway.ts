/* oxlint-disable no-restricted-imports -- the door to Firebase */
import { initializeApp } from 'firebase/app'
import {
  applyActionCode,
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  type Dependencies,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateCurrentUser,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { createAuthError, errorCode } from '#lib/auth-error.ts'
import { hasRoomForLogin } from '#lib/has-room-for-login.ts'
import { lateEnv } from '#lib/late-env.ts'
import { broadcast, onBroadcast } from '#lib/storage.ts'
import type { AuthGateway, AuthUser } from './auth-gateway.ts'
import { resumeSignUp } from './sign-up.ts'
import { warnOwner } from './warn-owner.ts'

/**
 * Firebase Authentication behind the app's gateway: the only file that imports its SDK.
 * Token age, popup size, network delays, refresh and back-off are the SDK's own (specification, point 9).
 */
export function createFirebaseGateway(): AuthGateway {
  // Not in IndexedDB, the SDK's own first choice: in WebKit a transaction can hang there, and no tab is told any more
  // who is logged in, until the browser is closed (github.com/firebase/firebase-js-sdk/issues/8019).
  const auth = startAuth({ persistence: [browserLocalPersistence, inMemoryPersistence] })
  const listeners = new Set<(user: AuthUser | null) => void>()
  let popups: Auth | undefined

  /**
   * A second instance of the SDK, for login windows alone, made on the pages that can open one. Phones and Safari let
   * a window open only straight from a press, WebKitGTK 2.50 within a second of it: there it loads what that needs
   * when it starts, and no other page waits for it. Whoever logs in is handed to the site's own instance, and nothing
   * of them stays in this one.
   */
  function popupAuth(): Auth {
    const dependencies = { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver }
    popups ??= startAuth(dependencies, 'popups')
    return popups
  }

  async function logInByPopup(provider: AuthProvider) {
    const { user } = await signInWithPopup(popupAuth(), provider)
    try {
      await keepLogin(() => updateCurrentUser(auth, user))
    } finally {
      await signOut(popupAuth())
    }
  }

  /**
   * Logs in, for the visit alone where the storage is nearly full: the SDK finds room there when it starts, and would
   * fail when it keeps the login.
   */
  async function keepLogin(logIn: () => Promise<unknown>) {
    if (!hasRoomForLogin()) await setPersistence(auth, inMemoryPersistence)
    await logIn()
  }

  // The SDK says nothing after a profile update: the gateway tells its listeners itself.
  const emit = () => listeners.forEach((listener) => listener(plainCopy(auth.currentUser)))

  async function refreshUser() {
    // The first question of a page may come before the SDK has found out who is logged in.
    await auth.authStateReady()
    const user = currentUser(auth)
    const wasVerified = user.emailVerified
    await user.reload()
    // The token carries the claim that servers check, so it has to follow the user.
    if (user.emailVerified && !wasVerified) await user.getIdToken(true)
    emit()
  }

  // The SDK tells the other tabs who is logged in, but not what has changed about them.
  onBroadcast('account-changed', () => void refreshUser().catch(() => {}))

  // A page that Back shows again, as it was left, has missed what other tabs stored meanwhile: by an event without a
  // key, the platform's for a storage that has changed as a whole, the SDK looks again at who is logged in.
  addEventListener('pageshow', ({ persisted }) => persisted && dispatchEvent(new StorageEvent('storage')))

  const gateway: AuthGateway = {
    onUserChange(listener) {
      listeners.add(listener)
      onIdTokenChanged(auth, (user) => listener(plainCopy(user)))
    },
    createUser: (email, password) =>
      withOwnerWarning(keepLogin(() => createUserWithEmailAndPassword(auth, email, password))),
    logIn: (email, password) => withOwnerWarning(keepLogin(() => signInWithEmailAndPassword(auth, email, password))),
    preparePopups: () => popupAuth().authStateReady(),
    logInWithGoogle: () => withOwnerWarning(logInByPopup(new GoogleAuthProvider())),
    logInWithGitHub: () => withOwnerWarning(logInByPopup(new GithubAuthProvider())),
    logOut: () => signOut(auth),
    async updateProfile(profile) {
      await updateProfile(currentUser(auth), profile)
      emit()
      broadcast('account-changed')
    },
    async sendVerification() {
      const user = currentUser(auth)
      try {
        await withReturnAddress(location.href, (settings) => sendEmailVerification(user, settings))
      } catch (error) {
        // After this call alone the SDK does not sign out a user whose session has expired.
        if (endedLogins.has(errorCode(error))) await user.reload().catch(() => {})
        throw error
      }
    },
    sendPasswordReset: (email, returnPath) =>
      withReturnAddress(location.origin + returnPath, (settings) => sendPasswordResetEmail(auth, email, settings)),
    refreshUser,
    async verifyEmail(code) {
      const email = await applyCode(auth, code)
      broadcast('account-changed')
      return email
    },
    recoverEmail: (code) => applyCode(auth, code),
    checkResetCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, newPassword) => confirmPasswordReset(auth, code, newPassword),
  }
  // Here, because a reload in the middle of a registration may open any page.
  resumeSignUp(gateway)
  return gateway
}

const endedLogins = new Set(['auth/user-token-expired', 'auth/user-disabled'])

function startAuth(dependencies: Dependencies, name?: string): Auth {
  const auth = initializeAuth(initializeApp(lateEnv.firebase, name), { ...dependencies, errorMap: debugErrorMap })
  // In development Vite's own origin stands in for the provider: see apps/auth-emulator/src/vite-plugin.ts.
  if (import.meta.env.DEV) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
}

/**
 * Sends an email whose link leads back to `url`. A project that does not know this site's domain refuses the address:
 * then the email is sent without it, because a student needs the link more than the way back.
 */
async function withReturnAddress(url: string, send: (settings?: { url: string }) => Promise<void>): Promise<void> {
  try {
    await withOwnerWarning(send({ url }))
  } catch (error) {
    if (!['auth/unauthorized-continue-uri', 'auth/invalid-continue-uri'].includes(errorCode(error))) throw error
    await send()
  }
}

/** Does what an email's code is for. Resolves to the address that it is about, which has to be read beforehand. */
async function applyCode(auth: Auth, code: string): Promise<string> {
  const { data } = await checkActionCode(auth, code)
  await applyActionCode(auth, code)
  return data.email ?? ''
}

/** Writes to the console what the site's owner has to set, where the provider refuses for want of that. */
async function withOwnerWarning(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    warnOwner(error)
    throw error
  }
}

function currentUser(auth: Auth): User {
  if (!auth.currentUser)
    throw createAuthError('auth/no-current-user', 'Nobody is logged in any more. Please log in again.')
  return auth.currentUser
}

function plainCopy(user: User | null): AuthUser | null {
  if (!user) return null
  const { uid, displayName, photoURL, email, emailVerified, providerData } = user
  return {
    uid,
    displayName,
    photoURL,
    email,
    emailVerified,
    providerIds: providerData.map((entry) => entry.providerId),
  }
}
