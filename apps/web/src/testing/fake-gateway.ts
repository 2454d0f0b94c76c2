import type { AuthGateway, AuthUser } from '#features/auth/auth-gateway.ts'
import { type AuthError, createAuthError } from '#lib/auth-error.ts'

export type GatewayCall = Exclude<keyof AuthGateway, 'onUserChange'>

/** How a call ends: with this error, or with this promise; without an entry it succeeds. */
type Outcome = Error | Promise<unknown>

export type FakeGateway = AuthGateway & {
  /** Every call in its order, with what it was given. */
  calls: { name: GatewayCall; args: readonly unknown[] }[]
  outcomes: Partial<Record<GatewayCall, Outcome>>
  /** Sets who is logged in and tells the listeners, as another tab or the provider would. */
  emit: (user: AuthUser | null) => void
  /** Whether the email's link has been opened; a refresh then sees it. */
  isVerified: boolean
}

export const student: AuthUser = {
  uid: 'u1',
  displayName: 'Student One',
  photoURL: 'https://photos.test/one.png',
  email: 'one@students.test',
  emailVerified: true,
  providerIds: ['password'],
}

/** An outcome that never comes. */
export const never = new Promise<never>(() => {})

/** An error like the provider's. */
export function authError(code: string, message = `Firebase: A sentence about it. (${code}).`): AuthError {
  return createAuthError(code, message)
}

/** An identity provider in memory. Without `user` nobody is logged in; with `'unknown'` it does not say who is. */
export function createFakeGateway({
  user = null,
  outcomes = {},
}: { user?: AuthUser | null | 'unknown'; outcomes?: FakeGateway['outcomes'] } = {}): FakeGateway {
  const listeners = new Set<(user: AuthUser | null) => void>()
  let current = user

  async function play(
    name: GatewayCall,
    args: readonly unknown[],
    whoThen?: (before: AuthUser | null) => AuthUser | null,
  ) {
    gateway.calls.push({ name, args })
    const outcome = gateway.outcomes[name]
    if (outcome instanceof Error) throw outcome
    await outcome
    if (whoThen) gateway.emit(whoThen(current === 'unknown' ? null : current))
  }

  const gateway: FakeGateway = {
    calls: [],
    outcomes,
    isVerified: false,
    emit(next) {
      current = next
      listeners.forEach((listener) => listener(next))
    },
    onUserChange(listener) {
      listeners.add(listener)
      // Like the real provider it says so a moment later, never at once.
      queueMicrotask(() => current !== 'unknown' && listener(current))
    },
    createUser: (...args) =>
      play('createUser', args, () => ({
        ...student,
        uid: 'new',
        displayName: null,
        photoURL: null,
        email: args[0],
        emailVerified: false,
      })),
    logIn: (...args) => play('logIn', args, () => student),
    preparePopups: async () => void (await gateway.outcomes.preparePopups),
    logInWithGoogle: () => play('logInWithGoogle', [], () => ({ ...student, providerIds: ['google.com'] })),
    logInWithGitHub: () => play('logInWithGitHub', [], () => ({ ...student, providerIds: ['github.com'] })),
    logOut: () => play('logOut', [], () => null),
    updateProfile: (...args) => play('updateProfile', args, (before) => before && { ...before, ...args[0] }),
    sendVerification: () => play('sendVerification', []),
    sendPasswordReset: (...args) => play('sendPasswordReset', args),
    refreshUser: () =>
      play(
        'refreshUser',
        [],
        (before) => before && { ...before, emailVerified: before.emailVerified || gateway.isVerified },
      ),
    verifyEmail: (...args) => play('verifyEmail', args).then(() => student.email ?? ''),
    recoverEmail: (...args) => play('recoverEmail', args).then(() => student.email ?? ''),
    checkResetCode: (...args) => play('checkResetCode', args).then(() => student.email ?? ''),
    resetPassword: (...args) => play('resetPassword', args),
  }
  return gateway
}

/** The names of the calls of a gateway, in their order. */
export const callNames = (gateway: FakeGateway): GatewayCall[] => gateway.calls.map(({ name }) => name)
