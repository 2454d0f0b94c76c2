import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { tellOfVerification } from '#lib/verification-news.ts'
import { paths } from '#paths.ts'
import { failureAdvice } from './auth-errors.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { rememberPlace, returnPlace } from './return-place.ts'
import { useAuth, useAuthActions } from './use-auth.ts'

type Step =
  | { name: 'checking' }
  | { name: 'verified' }
  | { name: 'new-password'; email: string }
  | { name: 'password-set' }
  | { name: 'failed'; advice: string }

/** What a link of the provider's mails opens: it verifies the e-mail address, or asks for the new password. */
export function ActionLink() {
  const [search] = useSearchParams()
  const { status } = useAuth()
  const auth = useAuthActions()
  const [step, setStep] = useState<Step>({ name: 'checking' })
  const usedCode = useRef<string>(undefined)
  const mode = search.get('mode')
  const code = search.get('oobCode') ?? ''

  // An effect, because opening the page is what uses the link; the ref keeps it from being used twice.
  useEffect(() => {
    if (usedCode.current === code) return
    usedCode.current = code
    const fail = (error: unknown) => setStep({ name: 'failed', advice: failureAdvice(error) })
    if (mode === 'verifyEmail') {
      auth
        .verifyEmail(code)
        .then(() => {
          setStep({ name: 'verified' })
          tellOfVerification()
        })
        .then(() => auth.refreshUser())
        .catch((error: unknown) =>
          setStep((before) => (before.name === 'verified' ? before : { name: 'failed', advice: failureAdvice(error) })),
        )
    } else if (mode === 'resetPassword')
      auth.checkResetCode(code).then((email) => setStep({ name: 'new-password', email }), fail)
    else fail({ code: 'auth/invalid-action-code' })
  }, [auth, code, mode])

  switch (step.name) {
    case 'checking':
      return <Note heading="One moment" text="The link is being checked." />
    case 'verified':
      return (
        <Note
          heading="Your e-mail is verified"
          text="You can enrol in courses now. The tab in which you were waiting knows it in a moment."
        >
          <ButtonLink variant="primary" to={returnTo(search.get('continueUrl')) ?? paths.courses}>
            Continue
          </ButtonLink>
          {status === 'signed-out' ? <ButtonLink to={paths.login}>Go to login</ButtonLink> : null}
        </Note>
      )
    case 'new-password':
      return (
        <NewPasswordForm
          email={step.email}
          code={code}
          onDone={() => setStep({ name: 'password-set' })}
          onFailed={(advice) => setStep({ name: 'failed', advice })}
        />
      )
    case 'password-set':
      return (
        <Note heading="Your new password is set" text="Log in with it from now on.">
          <ButtonLink variant="primary" to={paths.login}>
            Go to login
          </ButtonLink>
        </Note>
      )
    case 'failed':
      return (
        <Note heading="This link does not work" text={step.advice}>
          <ButtonLink variant="primary" to={paths.login}>
            Go to login
          </ButtonLink>
          <ButtonLink to={paths.courses}>See the courses</ButtonLink>
        </Note>
      )
  }
}

function Note({ heading, text, children }: { heading: string; text: string; children?: React.ReactNode }) {
  return (
    <div className="mx-auto measure sheet p-8">
      <PageHeading key={heading} className="text-step-3">
        {heading}
      </PageHeading>
      <p role="status" className="mt-3">
        {text}
      </p>
      {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  )
}

/** The place that the mail was asked from, when it is a page of this site. */
function returnTo(continueUrl: string | null): string | undefined {
  const url = URL.parse(continueUrl ?? '')
  return url && url.origin === location.origin ? returnPlace(rememberPlace(url)) : undefined
}
