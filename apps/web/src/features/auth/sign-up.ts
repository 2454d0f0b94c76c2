import { toasts } from '@syntax-lab/shared/messages'
import type { Notify } from '#lib/notify.ts'
import { failureMessage } from '#lib/failures.ts'
import type { AuthStore } from './auth-store.ts'

export type SignUpValues = { fullName: string; photoUrl: string; email: string; password: string }

type SignUpParts = {
  auth: Pick<AuthStore, 'createUser' | 'updateProfile' | 'sendVerification'>
  notify: Notify
  /** Goes to the place where the visitor wanted to be; resolves when it is on the screen. */
  goOn: () => void | Promise<void>
}

/** How long, in ms, name, photo and mail wait for that place: a page that hangs must not cost them. */
const patience = 3_000

/**
 * The sign-up sequence in the specification's order (point 4): account, toast, return, name and photo, verification.
 * It belongs to no page, so that the return does not cut it short. A failure after the account exists
 * is told by a toast and loses nothing: name and photo can be set on `/profile`, the mail sent again at checkout.
 *
 * @throws AuthFailure when the account could not be created; then nothing has happened.
 */
export async function signUp(values: SignUpValues, { auth, notify, goOn }: SignUpParts): Promise<void> {
  await auth.createUser(values.email, values.password)
  // The account exists: from here on a fault is told, and stops nothing.
  await logFault(() => notify.success(toasts.accountCreated))
  await Promise.race([logFault(goOn), new Promise((resolve) => setTimeout(resolve, patience))])
  await auth
    .updateProfile({ displayName: values.fullName, photoURL: values.photoUrl })
    .catch((error: unknown) => notify.error(failureMessage(error)))
  try {
    await auth.sendVerification()
    notify.success(toasts.verificationSent)
  } catch (error) {
    notify.error(failureMessage(error))
  }
}

async function logFault(step: () => void | Promise<void>) {
  try {
    await step()
  } catch (error) {
    console.error(error)
  }
}
