/** A logged-in student as the app knows them: a plain copy of what the identity provider holds. */
export type AuthUser = {
  uid: string
  displayName: string | null
  photoURL: string | null
  email: string | null
  emailVerified: boolean
  /** Such as `password`, `google.com` or `github.com`, in the provider's order. */
  providerIds: string[]
}

/** A partial update of a profile. */
export type ProfileChange = { displayName?: string; photoURL?: string }

/**
 * All that the app needs of an identity provider. Each call rejects with an `AuthError`
 * unless it says otherwise, and has told the listeners of a change before it resolves.
 */
export type AuthGateway = {
  /** Calls `listener` with the current user once it is known, then at every change. */
  onUserChange: (listener: (user: AuthUser | null) => void) => void
  createUser: (email: string, password: string) => Promise<void>
  logIn: (email: string, password: string) => Promise<void>
  /** Loads what the browser needs to open the provider's window straight from a press, if it can be loaded. */
  preparePopups: () => Promise<void>
  /** Opens the provider's window at once, so it must be called straight from the visitor's press. */
  logInWithGoogle: () => Promise<void>
  logInWithGitHub: () => Promise<void>
  logOut: () => Promise<void>
  updateProfile: (profile: ProfileChange) => Promise<void>
  sendVerification: () => Promise<void>
  sendPasswordReset: (email: string, returnPath: string) => Promise<void>
  /** Asks the provider whether the user has changed, for instance because their email is verified by now. */
  refreshUser: () => Promise<void>
  /** Uses up the code of a verification link, and resolves to the address that is verified by it. */
  verifyEmail: (code: string) => Promise<string>
  /** Gives an account the address back that somebody has changed, uses up the code, and resolves to the address. */
  recoverEmail: (code: string) => Promise<string>
  /** Resolves to the email address for which the reset link was made. */
  checkResetCode: (code: string) => Promise<string>
  /** Sets the new password and uses up the code. */
  resetPassword: (code: string, newPassword: string) => Promise<void>
}
