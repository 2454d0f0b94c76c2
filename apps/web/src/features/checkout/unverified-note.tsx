import { toasts, unverified } from '@syntax-lab/shared/messages'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { failureMessage } from '#lib/failures.ts'
import { useAuthActions } from '#features/auth/use-auth.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { notify } from '#lib/notify.ts'
import { useCountdown } from './use-countdown.ts'
import { VerificationFigure } from './verification-figure.tsx'
import { useVerificationWatch } from './use-verification-watch.ts'

/** How long, in seconds, before the mail can be sent once more. */
const resendPause = 60

/** What an unverified student sees where Enrol Now would be. It gives way by itself once the e-mail is verified. */
export function UnverifiedNote() {
  const auth = useAuthActions()
  const { seconds, start } = useCountdown()
  const [answer, setAnswer] = useState('')
  useVerificationWatch()

  const resend = useSubmit(async () => {
    try {
      await auth.sendVerification()
      notify.success(toasts.verificationSent)
      start(resendPause)
    } catch (error) {
      notify.error(failureMessage(error))
    }
  })
  const check = useSubmit(async () => {
    setAnswer('')
    try {
      await auth.refreshUser()
      setAnswer('Not verified yet. Open the link in the mail first.')
    } catch (error) {
      notify.error(failureMessage(error))
    }
  })

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
        <p className="mt-3 measure text-ink-soft">
          Open the link in that mail; this page notices it by itself and then lets you enrol. Look into the spam folder
          too.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" isBusy={check.isBusy} onClick={() => check.run(undefined)}>
            I have verified it
          </Button>
          <Button
            isBusy={resend.isBusy}
            disabled={seconds > 0}
            className="tabular-nums disabled:opacity-60"
            onClick={() => resend.run(undefined)}
          >
            {seconds > 0 ? `Resend in ${seconds} s` : 'Resend'}
          </Button>
        </div>
        <p role="status" className="mt-3 min-h-6 text-small">
          {answer}
        </p>
      </div>
      <VerificationFigure />
    </section>
  )
}
