/** The identity provider's error: `code` such as `auth/invalid-credential`, `message` the provider's own sentence. */
export type AuthError = Error & { code: string }

/** An error of the site's own, in the provider's shape. */
export function createAuthError(code: string, message: string, options?: ErrorOptions): AuthError {
  return Object.assign(new Error(message, options), { code })
}

/** The provider's error code, such as `auth/invalid-credential`; an empty string when the error has none. */
export function errorCode(error: unknown): string {
  const { code }: { code?: unknown } = Object(error)
  return typeof code === 'string' ? code : ''
}

/** The provider's message, verbatim, as the toasts show it (specification, point 8); never empty. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : ''
  return message || 'Something went wrong. Please try again.'
}
