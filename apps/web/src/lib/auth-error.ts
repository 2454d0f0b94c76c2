/** The provider's error code, such as `auth/invalid-credential`; an empty string when the error has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** The provider's message, verbatim, as the toasts show it (specification, point 8); never empty. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : ''
  return message || 'Something went wrong. Please try again.'
}
