import { toasts } from '@syntax-lab/shared/messages'
import { errorMessage } from '#lib/auth-error.ts'
import type { Notify } from '#lib/notify.ts'
import type { AuthActions } from './use-auth-actions.ts'

export type SignUpValues = { fullName: string; photoUrl: string; email: string; password: string }

type SignUpParts = {
  auth: Pick<AuthActions, 'createUser' | 'updateProfile' | 'sendVerification'>
  notify: Pick<Notify, 'success' | 'error'>
  /** Goes to the place where the visitor wanted to be; resolves when it is on the screen. */
  redirect: () => void | Promise<void>
}

/** How long, in ms, name, photo and email wait for that place: a page that hangs must not cost them. */
const redirectTimeoutMs = 3_000

/**
 * The sign-up sequence in the specification's order (point 4): account, toast, return, name and photo, verification.
 * It belongs to no page, so that the return does not cut it short. An error after the account exists
 * is told by a toast and loses nothing: name and photo can be set on `/profile`, the email sent again at checkout.
 * An account that is created only after the time limit gets the rest of the sequence too.
 *
 * @throws AuthError when the account could not be created, or not in time.
 */
export async function signUp(values: SignUpValues, parts: SignUpParts): Promise<void> {
  try {
    await parts.auth.createUser(values.email, values.password)
  } catch (error) {
    if (error instanceof Error && 'late' in error && error.late instanceof Promise)
      error.late.then(
        () => completeSignUp(values, parts),
        () => {},
      )
    throw error
  }
  await completeSignUp(values, parts)
}

/** The account exists: from here on an error is told, and stops nothing. */
async function completeSignUp(values: SignUpValues, { auth, notify, redirect }: SignUpParts): Promise<void> {
  const tell = (error: unknown) => notify.error(errorMessage(error))
  await logError(() => notify.success(toasts.accountCreated))
  await Promise.race([logError(redirect), new Promise((resolve) => setTimeout(resolve, redirectTimeoutMs))])
  await auth.updateProfile({ displayName: values.fullName, photoURL: values.photoUrl }).catch(tell)
  try {
    await auth.sendVerification()
    notify.success(toasts.verificationSent)
  } catch (error) {
    tell(error)
  }
}

async function logError(step: () => void | Promise<void>) {
  try {
    await step()
  } catch (error) {
    console.error(error)
  }
}
