import { toasts } from '@syntax-lab/shared/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Advice } from '#components/advice.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { errorAdvice, isDeadLink, isTemporary, isUnknownAccount } from '#lib/auth-error-advice.ts'
import { errorCode } from '#lib/auth-error.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { notify } from '#lib/notify.ts'
import { keepDraft } from '#lib/drafts.ts'
import { useSubmission } from '#lib/use-submission.ts'
import { paths } from '#paths.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { returnPathOf, loginStateFor, loginPathFor } from './return-path.ts'
import { type AuthActions, useAuthActions } from './use-auth-actions.ts'
import { useAuth, useAuthStore } from './use-auth.ts'

type Step =
  | { name: 'checking' }
  | { name: 'verified'; email: string; linkNote?: string }
  | { name: 'recovered'; email: string }
  | { name: 'new-password'; email: string }
  | { name: 'password-set' }
  | { name: 'unreachable'; advice: string }
  | { name: 'maybe-verified' }
  | { name: 'dead'; advice: string; nextStep?: NextStep | undefined }

/** What a link of the provider's emails opens: it verifies or restores an address, or asks for the new password. */
export function ActionLink() {
  const [search] = useSearchParams()
  const { status, user } = useAuth()
  const auth = useAuthActions()
  const { retry } = useAuthStore()
  const [step, setStep] = useState<Step>({ name: 'checking' })
  const openedCode = useRef<string>(undefined)
  const mode = search.get('mode')
  const code = search.get('oobCode') ?? ''

  function openLink() {
    setStep({ name: 'checking' })
    void follow(mode, code, auth).then(setStep)
  }

  // An effect, because opening the page is what uses the link; the ref keeps it from being used twice.
  useEffect(() => {
    if (openedCode.current === code) return
    openedCode.current = code
    openLink()
  })

  const returnPath = returnPathFrom(search.get('continueUrl'))
  const continueLink = (
    <ButtonLink variant="primary" href={returnPath ?? paths.courses}>
      Continue
    </ButtonLink>
  )
  const loginLink = (
    <ButtonLink variant="primary" href={loginPathFor(returnPath)}>
      Go to login
    </ButtonLink>
  )
  switch (step.name) {
    case 'checking':
      return (
        <Note heading="Checking your link" text="One moment.">
          <SlowNote isBusy />
        </Note>
      )
    case 'unreachable':
      return (
        <Note heading="Your link couldn't be checked" text={step.advice}>
          <Button
            variant="primary"
            onClick={() => {
              retry()
              openLink()
            }}
          >
            Try again
          </Button>
        </Note>
      )
    case 'verified':
      return (
        <Note
          heading="Your email is verified"
          text={`${step.linkNote ? `${step.linkNote} ` : ''}${step.email || 'Your address'} is verified. ${
            user && user.email !== step.email
              ? `Here you're logged in as ${user.email ?? 'somebody else'}: log out to use the other account.`
              : 'You can now enrol. If checkout is open in another tab, it will update in a moment.'
          }`}
        >
          {continueLink}
          {status === 'logged-out' ? <ButtonLink href={paths.login}>Go to login</ButtonLink> : null}
        </Note>
      )
    case 'maybe-verified':
      return user ? (
        <Note
          heading="This link does not work"
          text={`${
            user.email ?? 'Your address'
          } isn't verified yet. Open the newest email or press Resend at checkout.`}
        >
          {continueLink}
        </Note>
      ) : (
        <Note heading="Your email may be verified already" text={maybeVerified}>
          {loginLink}
        </Note>
      )
    case 'recovered':
      return <Recovered email={step.email} />
    case 'new-password':
      return (
        <div ref={moveFocusOnRemoval}>
          <NewPasswordForm
            email={step.email}
            code={code}
            onDone={() => {
              keepDraft('account', { email: step.email })
              setStep({ name: 'password-set' })
            }}
            onDeadLink={(error) => setStep(dead(mode, error))}
          />
        </div>
      )
    case 'password-set':
      return user ? (
        <Note
          heading="Your new password is set"
          text="Log in with it from now on. You may soon have to log in again here too."
        >
          {continueLink}
        </Note>
      ) : (
        <Note heading="Your new password is set" text="Log in with it from now on.">
          {loginLink}
        </Note>
      )
    case 'dead': {
      const reader = user ? 'student' : 'visitor'
      const text = [step.advice, step.nextStep?.[reader]].filter(Boolean).join(' ')
      return (
        <Note key={reader} heading="This link does not work" text={text}>
          {user ? (
            continueLink
          ) : (
            <>
              {loginLink}
              <ButtonLink href={paths.courses}>See the courses</ButtonLink>
            </>
          )}
        </Note>
      )
    }
  }
}

const maybeVerified =
  'This link has been used before, or is incomplete. Log in and carry on. ' +
  'If checkout still asks you to verify your email, press Resend there.'

/** What is left to do for somebody who is logged in here, and for somebody who is not. */
type NextStep = { student: string; visitor: string }

const noAccount: Step = {
  name: 'dead',
  advice: 'The account it was for no longer exists.',
  nextStep: { student: 'Log out to register again.', visitor: 'You can register again.' },
}

/** By what the dead link was for. Nobody can ask for another one of those that restore an address. */
const nextSteps: Record<string, NextStep> = {
  verifyEmail: {
    student: 'For a new one, press Resend at checkout.',
    visitor: 'For a new one, log in and press Resend at checkout.',
  },
  resetPassword: {
    student: 'For a new one, log out and press Forgot Password on the login page.',
    visitor: 'For a new one, press Forgot Password on the login page.',
  },
  recoverEmail: {
    student:
      'Log out, then log in with the address to which it was sent; if your password fails, press Forgot Password.',
    visitor: 'Log in with the address to which it was sent; if your password fails, press Forgot Password.',
  },
}

/** Does what the link is for, and resolves to what there is to say. Never rejects. */
async function follow(mode: string | null, code: string, auth: AuthActions): Promise<Step> {
  try {
    switch (code && mode) {
      case 'verifyEmail':
      case 'verifyAndChangeEmail':
        return await verified(code, auth)
      case 'recoverEmail':
        return { name: 'recovered', email: await auth.recoverEmail(code) }
      case 'resetPassword':
        return { name: 'new-password', email: await auth.checkResetCode(code) }
      default:
        return {
          name: 'dead',
          advice: 'It is incomplete, or meant for something else. Open the newest email and copy the whole link.',
        }
    }
  } catch (error) {
    if (isTemporary(error)) return { name: 'unreachable', advice: errorAdvice(error) }
    const isVerification = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail'
    if (isVerification && isDeadLink(error)) return afterDeadVerification(mode, error, auth)
    return dead(mode, error)
  }
}

function dead(mode: string | null, error: unknown): Step {
  if (isUnknownAccount(error)) return noAccount
  return { name: 'dead', advice: errorAdvice(error), nextStep: isDeadLink(error) ? nextSteps[mode ?? ''] : undefined }
}

async function verified(code: string, auth: AuthActions): Promise<Step> {
  const email = await auth.verifyEmail(code)
  // Nobody has to be logged in here.
  await auth.refreshUser().catch(() => {})
  return { name: 'verified', email }
}

/**
 * A code may have been used by an email scanner, or by an earlier press: what counts is whether the address is
 * verified.
 */
async function afterDeadVerification(mode: string, error: unknown, auth: AuthActions): Promise<Step> {
  try {
    await auth.refreshUser()
  } catch (refreshError) {
    if (isTemporary(refreshError)) return { name: 'unreachable', advice: errorAdvice(refreshError) }
  }
  const user = auth.getUser()
  if (user?.emailVerified) return { name: 'verified', email: user.email ?? '', linkNote: errorAdvice(error) }
  const isInvalid = errorCode(error) === 'auth/invalid-action-code'
  return isInvalid ? { name: 'maybe-verified' } : dead(mode, error)
}

/** The address is back; whoever changed it knows the password. */
function Recovered({ email }: { email: string }) {
  const auth = useAuthActions()
  const [isSent, setIsSent] = useState(false)
  const reset = useSubmission(async () => {
    await auth.sendPasswordReset(email)
    notify.success(toasts.passwordResetSent)
    setIsSent(true)
  })
  return (
    <Note
      heading="Your email address is restored"
      text={`Your account uses ${email} again. Somebody else may know your password: set a new one now.`}
    >
      <Button variant="primary" isBusy={reset.isBusy} isUnavailable={isSent} onClick={() => reset.run()}>
        {isSent ? `Sent to ${email}` : 'Send a password reset email'}
      </Button>
      <ButtonLink href={paths.login}>Go to login</ButtonLink>
      <SlowNote isBusy={reset.isBusy} />
      <Advice>{reset.error !== undefined && errorAdvice(reset.error)}</Advice>
    </Note>
  )
}

function Note({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto measure sheet p-8">
      {/* What has the focus may go with the next step: then its heading takes it. The text below stays, to be read. */}
      <div key={heading} ref={moveFocusOnRemoval}>
        <PageHeading className="text-step-3">{heading}</PageHeading>
      </div>
      <p role="status" className="mt-3 wrap-anywhere">
        {text}
      </p>
      {children ? (
        <div key={`after ${heading}`} ref={moveFocusOnRemoval} className="mt-6 flex flex-wrap gap-3">
          {children}
        </div>
      ) : null}
    </div>
  )
}

/** The path that the email was asked from, when it is a page of this site. */
function returnPathFrom(continueUrl: string | null): string | undefined {
  const url = URL.parse(continueUrl ?? '')
  return url && url.origin === location.origin ? returnPathOf(loginStateFor(url)) : undefined
}
