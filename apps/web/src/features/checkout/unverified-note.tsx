import { toasts, unverified } from '@syntax-lab/shared/messages'
import { useEffect, useRef, useState } from 'react'
import { Advice } from '#components/advice.tsx'
import { Button } from '#components/button.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { resendKey, useAuthActions } from '#features/auth/use-auth-actions.ts'
import { errorAdvice } from '#lib/auth-error-advice.ts'
import { notify } from '#lib/notify.ts'
import { useCountdown } from '#lib/use-countdown.ts'
import { useSubmission } from '#lib/use-submission.ts'
import { useVerificationWatch } from './use-verification-watch.ts'
import { VerificationFigure } from './verification-figure.tsx'

/** What an unverified student sees where Enrol Now would be. It gives way by itself once the email is verified. */
export function UnverifiedNote({ email }: { email: string | null }) {
  const auth = useAuthActions()
  const { seconds, start } = useCountdown(resendKey)
  const [answer, setAnswer] = useState('')
  useVerificationWatch()

  const resend = useSubmission(async () => {
    setAnswer('')
    await auth.sendVerification()
    notify.success(toasts.verificationSent)
    setAnswer(email ? `Sent to ${email}.` : 'Sent.')
    start()
  })
  const check = useSubmission(async () => {
    setAnswer('')
    await auth.refreshUser()
    setAnswer('Not verified yet. Open the link in the email first.')
  })
  const error = resend.error ?? check.error

  // In a small window the answer would stand below, and the button seem dead. Who has scrolled on is not scrolled back.
  const buttonsAndAnswer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!buttonsAndAnswer.current || (!answer && error === undefined)) return
    const { top, bottom } = buttonsAndAnswer.current.getBoundingClientRect()
    if (bottom >= 0 && top <= innerHeight) buttonsAndAnswer.current.scrollIntoView({ block: 'nearest' })
  }, [answer, error])

  return (
    <section
      aria-labelledby="verify"
      className="grid grid-cols-1 overflow-hidden sheet md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:col-span-2"
    >
      <div className="p-5 sm:p-8">
        <p className="annotation">one step left</p>
        <h2 id="verify" className="mt-1 text-step-3">
          {unverified.title}
        </h2>
        <p className="mt-3 text-step-1">{unverified.notice}</p>
        {email ? (
          <p className="mt-3 measure">
            Your email address is <strong className="wrap-anywhere">{email}</strong>. If that's not right, log out,
            register with the right one and choose this course again.
          </p>
        ) : null}
        <p className="mt-3 measure text-ink-soft">
          Open the link in the verification email and this page will let you enrol. If it is in neither your inbox nor
          your spam folder, press Resend.
        </p>
        <div ref={buttonsAndAnswer} className="mt-6">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              isBusy={check.isBusy}
              onClick={() => {
                resend.clear()
                check.run()
              }}
            >
              I've verified my email
            </Button>
            <Button
              isBusy={resend.isBusy}
              isUnavailable={seconds > 0}
              aria-describedby={seconds > 0 ? 'resend-pause' : undefined}
              onClick={() => {
                check.clear()
                resend.run()
              }}
            >
              Resend
            </Button>
          </div>
          <div className="mt-3 grid min-h-6 gap-2">
            <p className="text-small wrap-anywhere">
              <span role="status">{answer}</span>{' '}
              {seconds > 0 ? (
                <span id="resend-pause" className="tabular-nums">
                  {`The email can be sent again in ${seconds} s.`}
                </span>
              ) : null}
            </p>
            <SlowNote isBusy={resend.isBusy || check.isBusy} />
            <Advice>{error !== undefined && errorAdvice(error)}</Advice>
          </div>
        </div>
      </div>
      <VerificationFigure />
    </section>
  )
}
