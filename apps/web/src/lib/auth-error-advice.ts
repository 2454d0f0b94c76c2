import { errorCode } from './auth-error.ts'

/** What the site says and does about one code of the provider's. */
type ErrorAdvice = {
  /** What a visitor can do, in plain words beside the form. */
  advice: string
  /** The field that it is about, by its name. */
  field?: string
  /** Whether the same may work later, or a link in an email never again. */
  kind?: 'temporary' | 'dead-link'
}

const noMatch: ErrorAdvice = {
  advice:
    "The email address and password don't match. Check both, or reset the password. " +
    'If you signed up with Google or GitHub, use that button.',
}
const weakPassword: ErrorAdvice = {
  advice: 'The password is too easy to guess. Make it longer, with letters, digits and special characters.',
  field: 'password',
}

const outage: ErrorAdvice = {
  advice: "The login service is having trouble at the moment. It isn't your fault. Try again in a few minutes.",
  kind: 'temporary',
}

const notPossible: ErrorAdvice = {
  advice: "This way of logging in isn't available at the moment. Use another one.",
}

const loginEnded: ErrorAdvice = { advice: 'Your login has ended. Log in again, and repeat the change.' }

/** By the provider's code: https://firebase.google.com/docs/auth/admin/errors and the SDK's `AuthErrorCodes`. */
const adviceByCode: Record<string, ErrorAdvice> = {
  'auth/invalid-credential': noMatch,
  'auth/wrong-password': noMatch,
  'auth/user-not-found': noMatch,
  'auth/invalid-email': { advice: "This doesn't look like an email address.", field: 'email' },
  'auth/email-already-in-use': {
    advice: 'An account with this email address already exists. Use the method you signed up with.',
    field: 'email',
  },
  'auth/weak-password': weakPassword,
  'auth/password-does-not-meet-requirements': weakPassword,
  'auth/user-disabled': {
    advice: 'This account has been disabled. Ask whoever runs this site: see Privacy in the FAQ.',
  },
  'auth/too-many-requests': {
    advice:
      'The login service has had too many requests from this device or network. Wait a few minutes, then try again.',
    kind: 'temporary',
  },
  'auth/quota-exceeded': {
    advice: 'The login service has reached its limit for now. Try again in an hour or, if that fails, tomorrow.',
    kind: 'temporary',
  },
  'auth/network-request-failed': {
    advice:
      "The login service couldn't be reached. Check your connection, then press the button again. " +
      "If that doesn't help, reload the page.",
    kind: 'temporary',
  },
  'auth/timeout': {
    advice: "The login service didn't answer. Press the button again or reload the page.",
    kind: 'temporary',
  },
  // Of an answer such as 503 the SDK makes a code out of the provider's sentence.
  'auth/the-service-is-currently-unavailable.': outage,
  'auth/internal-error-encountered.': outage,
  'auth/internal': outage,
  'auth/unavailable': outage,
  'auth/backend-error': outage,
  // Also where Google's script is blocked.
  'auth/internal-error': {
    advice: 'That did not work. Try again in a moment. If you use a content blocker, allow apis.google.com here.',
    kind: 'temporary',
  },
  'auth/popup-blocked': {
    advice: 'The browser blocked the small window. Allow pop-ups for this site, then press the button again.',
  },
  'auth/popup-closed-by-user': {
    advice: 'The small window was closed before you were logged in. Press the button to open it again.',
  },
  'auth/account-exists-with-different-credential': {
    advice: 'An account with the same email address already exists. Use the method you signed up with.',
  },
  'auth/expired-action-code': { advice: 'This link has expired.', kind: 'dead-link' },
  'auth/invalid-action-code': { advice: 'This link has already been used or is incomplete.', kind: 'dead-link' },
  'auth/requires-recent-login': { advice: 'Log out, log in again, and repeat the change.' },
  'auth/user-token-expired': loginEnded,
  'auth/no-current-user': loginEnded,
  'auth/unauthorized-domain': notPossible,
  'auth/operation-not-allowed': notPossible,
}

function findAdvice(error: unknown): ErrorAdvice | undefined {
  const code = errorCode(error)
  return Object.hasOwn(adviceByCode, code) ? adviceByCode[code] : undefined
}

/** What to do about it, in plain words; never empty. */
export function errorAdvice(error: unknown): string {
  return findAdvice(error)?.advice ?? 'That did not work. Please try again in a moment.'
}

/** The name of the field that the error is about; undefined when it is about the whole form. */
export function errorField(error: unknown): string | undefined {
  return findAdvice(error)?.field
}

/** Whether the link in an email is spent or broken, rather than the way to the provider. */
export function isDeadLink(error: unknown): boolean {
  return findAdvice(error)?.kind === 'dead-link'
}

/** Whether the same may be asked again: the provider could not be reached, or has had enough questions for now. */
export function isTemporary(error: unknown): boolean {
  return findAdvice(error)?.kind === 'temporary'
}

/** Whether the account of the link in an email has been removed; the provider has two codes for it. */
export function isUnknownAccount(error: unknown): boolean {
  return ['auth/user-not-found', 'auth/user-token-expired'].includes(errorCode(error))
}

/** Whether the error only says that a newer popup took this one's place: nothing for anybody to read. */
export function isReplacedPopup(error: unknown): boolean {
  return errorCode(error) === 'auth/cancelled-popup-request'
}
