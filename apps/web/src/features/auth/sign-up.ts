import { toasts } from '@syntax-lab/shared/messages'
import { errorCode, errorMessage } from '#lib/auth-error.ts'
import { notify } from '#lib/notify.ts'
import { getItem, setItem } from '#lib/storage.ts'
import { keepDraft, profileDraftKey } from '#lib/drafts.ts'
import type { AuthGateway, AuthUser } from './auth-gateway.ts'
import type { AuthActions } from './use-auth-actions.ts'

/** What is sent once the account exists. */
type Profile = { fullName: string; photoUrl: string; email: string }

type SignUpValues = Profile & { password: string }

type ProfileGateway = Pick<AuthGateway, 'updateProfile' | 'sendVerification'>

type SignUpParts = {
  auth: ProfileGateway & Pick<AuthGateway, 'createUser'> & Pick<AuthActions, 'getUser'>
  /** Goes to the place where the visitor wanted to be; resolves when it is on the screen. */
  redirect: () => void | Promise<void>
}

/** How long name, photo and email wait for that place: they must not be lost when a page hangs. */
const redirectTimeoutMs = 3_000

/** What the provider's refusal leaves open: what has become of the account, and what to do. */
const profileMissing = "Your account exists, but your name and photo weren't saved. Add them on your profile page."

/** The key under which this tab keeps the profile until it is sent, for when a reload or the line cuts the way off. */
const signUpKey = 'sign-up'

/** Whether a registration is under way in this document. */
let isUnderWay = false

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
  isUnderWay = true
  // No input of one line has a line break in its value.
  setItem(signUpKey, [values.email, values.fullName, values.photoUrl].join('\n'), 'session')
  try {
    await parts.auth.createUser(values.email, values.password)
  } catch (error) {
    if (error instanceof Error && 'late' in error && error.late instanceof Promise)
      error.late.then(() => completeSignUp(values, parts), giveUp)
    else giveUp()
    throw error
  }
  await completeSignUp(values, parts)
}

/** The profile stays: the account may exist all the same, where the answer was lost. */
function giveUp() {
  isUnderWay = false
}

/**
 * Finishes a registration that a reload or a lost connection cut short, once its student is logged in.
 * Another student, and an account that has gone on meanwhile, get nothing of it.
 */
export function resumeSignUp(gateway: AuthGateway): void {
  let student: AuthUser | null = null
  gateway.onUserChange((user) => {
    // What one student has typed is not for the next.
    if (student && !user) setItem(signUpKey, null, 'session')
    student = user
    if (!user || isUnderWay) return
    const [email = '', fullName = '', photoUrl = ''] = (getItem(signUpKey, 'session') ?? '').split('\n')
    const pending = { email, fullName, photoUrl }
    if (isStillPending(user, pending)) void sendProfileAndVerification(user.uid, pending, gateway)
    else setItem(signUpKey, null, 'session')
  })
}

function isStillPending({ email, displayName, photoURL, emailVerified }: AuthUser, pending: Profile): boolean {
  const isSameStudent = email?.toLowerCase() === pending.email.toLowerCase()
  const hasSameName = !displayName || displayName === pending.fullName
  const hasSamePhoto = !photoURL || photoURL === pending.photoUrl
  return isSameStudent && !emailVerified && hasSameName && hasSamePhoto
}

/** The account exists: from here on an error is told, and stops nothing. */
async function completeSignUp(values: SignUpValues, { auth, redirect }: SignUpParts): Promise<void> {
  await logError(() => notify.success(toasts.accountCreated))
  await Promise.race([logError(redirect), new Promise((resolve) => setTimeout(resolve, redirectTimeoutMs))])
  await sendProfileAndVerification(auth.getUser()?.uid, values, auth)
}

async function sendProfileAndVerification(
  uid: string | undefined,
  { fullName, photoUrl }: Profile,
  auth: ProfileGateway,
): Promise<void> {
  isUnderWay = true
  let isCutOff = false
  const report = (error: unknown) => {
    isCutOff ||= errorCode(error) === 'auth/network-request-failed'
    notify.error(errorMessage(error))
  }
  await auth.updateProfile({ displayName: fullName, photoURL: photoUrl }).catch((error) => {
    report(error)
    if (isCutOff) return
    if (uid) keepDraft(profileDraftKey(uid), { fullName, photoUrl })
    notify.error(profileMissing)
  })
  try {
    await auth.sendVerification()
    notify.success(toasts.verificationSent)
  } catch (error) {
    report(error)
  }
  // Leaving the page causes the same error; the next page tries once more.
  if (!isCutOff) setItem(signUpKey, null, 'session')
  isUnderWay = false
}

async function logError(step: () => void | Promise<void>) {
  try {
    await step()
  } catch (error) {
    console.error(error)
  }
}
