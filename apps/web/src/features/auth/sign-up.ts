import { toasts } from '@syntax-lab/shared/messages'
import { errorMessage } from '#lib/auth-error.ts'
import type { Notify } from '#lib/notify.ts'
import { getItem, setItem } from '#lib/storage.ts'
import type { AuthGateway, AuthUser } from './auth-gateway.ts'

/** What is sent once the account exists. */
type Profile = { fullName: string; photoUrl: string; email: string }

export type SignUpValues = Profile & { password: string }

type ProfileParts = {
  auth: Pick<AuthGateway, 'updateProfile' | 'sendVerification'>
  notify: Pick<Notify, 'success' | 'error'>
}

type SignUpParts = ProfileParts & {
  auth: Pick<AuthGateway, 'createUser'>
  /** Goes to the place where the visitor wanted to be; resolves when it is on the screen. */
  redirect: () => void | Promise<void>
}

/** How long name, photo and email wait for that place: a page that hangs must not cost them. */
const redirectTimeoutMs = 3_000

/** The key under which this tab keeps the profile until it is sent, for when the document is loaded anew before. */
const signUpKey = 'sign-up'

/** Whether this document has begun a registration, which then goes to its end by itself. */
let hasBegun = false

/**
 * The sign-up sequence in the specification's order (point 4): account, toast, return, name and photo, verification.
 * It belongs to no page, so that the return does not cut it short. An error after the account exists
 * is told by a toast and loses nothing: name and photo can be set on `/profile`, the email sent again at checkout.
 * An account that is created only after the time limit gets the rest of the sequence too; `resumeSignUp` sees to one
 * whose document is loaded anew in the middle.
 *
 * @throws AuthError when the account could not be created, or not in time.
 */
export async function signUp(values: SignUpValues, parts: SignUpParts): Promise<void> {
  hasBegun = true
  // No input of one line has a line break in its value.
  setItem(signUpKey, [values.email, values.fullName, values.photoUrl].join('\n'), 'session')
  try {
    await parts.auth.createUser(values.email, values.password)
  } catch (error) {
    if (error instanceof Error && 'late' in error && error.late instanceof Promise)
      error.late.then(() => completeSignUp(values, parts), forgetSignUp)
    else forgetSignUp()
    throw error
  }
  await completeSignUp(values, parts)
}

/**
 * Sends what an earlier document of this tab has left of a registration, as soon as its student is logged in.
 * Another student, and an account that has gone on meanwhile, get nothing of it.
 */
export function resumeSignUp(gateway: AuthGateway, notify: ProfileParts['notify']): void {
  const [email = '', fullName = '', photoUrl = ''] = (getItem(signUpKey, 'session') ?? '').split('\n')
  if (!email) return
  const left = { email, fullName, photoUrl }
  const stop = gateway.onUserChange((user) => {
    if (!user) return
    stop()
    if (hasBegun) return
    if (isAsLeft(user, left)) void sendProfile(left, { auth: gateway, notify })
    else forgetSignUp()
  })
}

function isAsLeft({ email, displayName, emailVerified }: AuthUser, left: Profile): boolean {
  const isSameStudent = email?.toLowerCase() === left.email.toLowerCase()
  return isSameStudent && !emailVerified && (!displayName || displayName === left.fullName)
}

/** The account exists: from here on an error is told, and stops nothing. */
async function completeSignUp(values: SignUpValues, { auth, notify, redirect }: SignUpParts): Promise<void> {
  await logError(() => notify.success(toasts.accountCreated))
  await Promise.race([logError(redirect), new Promise((resolve) => setTimeout(resolve, redirectTimeoutMs))])
  await sendProfile(values, { auth, notify })
}

async function sendProfile({ fullName, photoUrl }: Profile, { auth, notify }: ProfileParts): Promise<void> {
  const notifyError = (error: unknown) => notify.error(errorMessage(error))
  await auth.updateProfile({ displayName: fullName, photoURL: photoUrl }).catch(notifyError)
  try {
    await auth.sendVerification()
    notify.success(toasts.verificationSent)
  } catch (error) {
    notifyError(error)
  }
  forgetSignUp()
}

const forgetSignUp = () => setItem(signUpKey, null, 'session')

async function logError(step: () => void | Promise<void>) {
  try {
    await step()
  } catch (error) {
    console.error(error)
  }
}
