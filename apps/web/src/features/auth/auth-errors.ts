import { failureCode } from '#lib/failures.ts'

/** What a visitor can do about a failure, by the provider's error code, in words of ours beside the form. */
const advice: Record<string, string> = {
  'auth/invalid-credential':
    'The e-mail address and the password do not belong together. Check both, or reset the password.',
  'auth/wrong-password':
    'The e-mail address and the password do not belong together. Check both, or reset the password.',
  'auth/user-not-found': 'There is no account with this e-mail address. Check it, or register.',
  'auth/invalid-email': 'This does not look like an e-mail address.',
  'auth/email-already-in-use': 'An account with this address exists. Log in with it, or reset its password.',
  'auth/weak-password': 'The password is too easy to guess. Make it longer.',
  'auth/user-disabled': 'This account has been switched off.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, or reset the password.',
  'auth/network-request-failed':
    'The sign-in service could not be reached. Check your connection and press the button again.',
  'auth/timeout': 'The sign-in service did not answer. Press the button again.',
  'auth/popup-blocked': 'The browser blocked the small window. Allow pop-ups for this site and press the button again.',
  'auth/popup-closed-by-user':
    'The small window was closed before the sign-in was done. Press the button to open it again.',
  'auth/account-exists-with-different-credential':
    'There is an account with the same e-mail address. Use the button you signed up with.',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link has been used already, or is not complete. Ask for a new one.',
  'auth/requires-recent-login': 'Log out, log in again, and repeat the change.',
}

/** What to do about it, in plain words. */
export function failureAdvice(error: unknown): string {
  const code = failureCode(error)
  return (Object.hasOwn(advice, code) && advice[code]) || 'That did not work. Please try again in a moment.'
}

/** Whether the failure only says that a newer popup took this one's place: nothing for anybody to read. */
export function isReplacedPopup(error: unknown): boolean {
  return failureCode(error) === 'auth/cancelled-popup-request'
}
