import { toasts } from '@syntax-lab/shared/messages'
import { firstBroken, passwordResetRules } from '@syntax-lab/shared/validation'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Advice } from '#components/advice.tsx'
import { BareButton, Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { errorAdvice } from '#lib/auth-error-advice.ts'
import { notify } from '#lib/notify.ts'
import { useCountdown } from '#lib/use-countdown.ts'
import { useForm } from '#lib/use-form.ts'
import { useSubmission } from '#lib/use-submission.ts'
import { paths } from '#paths.ts'
import { PasswordField } from './password-field.tsx'
import { returnPathOf, loginPathFor } from './return-path.ts'
import { useAuthActions } from './use-auth-actions.ts'
import { useRedirectIfLoggedIn } from './use-redirect-if-logged-in.ts'

export function LoginForm() {
  const auth = useAuthActions()
  const { state } = useLocation()
  const [sentTo, setSentTo] = useState('')
  const { seconds, start } = useCountdown()
  useRedirectIfLoggedIn()

  const form = useForm({
    draftKey: 'account',
    fields: { email: { isTrimmed: true }, password: {} },
    async onSubmit(read) {
      reset.clear()
      for (const message of [toasts.passwordResetSent, ...passwordResetRules.map((rule) => rule.message)])
        notify.dismiss(message)
      await auth.logIn(read('email'), read('password'))
      notify.success(toasts.loggedIn)
    },
  })

  const reset = useSubmission(async (email: string) => {
    await auth.sendPasswordReset(email, loginPathFor(returnPathOf(state)))
    notify.success(toasts.passwordResetSent)
    setSentTo(email)
    start()
  })

  function handleForgotPassword({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!currentTarget.form) return
    const email = form.read(currentTarget.form, 'email')
    form.clear()
    const broken = firstBroken(passwordResetRules, email)
    for (const rule of passwordResetRules) if (rule !== broken) notify.dismiss(rule.message)
    if (broken) {
      reset.clear()
      notify.error(broken.message)
      form.showError(currentTarget.form, 'email', broken.hint)
    } else if (email !== sentTo || seconds === 0) reset.run(email)
  }

  return (
    <form {...form.props} className="grid gap-5">
      <Field {...form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <Advice>{form.advice || (reset.error !== undefined && errorAdvice(reset.error))}</Advice>
      <Button type="submit" variant="primary" isBusy={form.isBusy}>
        {form.isBusy ? 'Logging in…' : 'Login'}
      </Button>
      <SlowNote isBusy={form.isBusy || reset.isBusy} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
        <BareButton className="min-h-11 link" isBusy={reset.isBusy} onClick={handleForgotPassword}>
          Forgot Password
        </BareButton>
        <p>
          New here?{' '}
          <a className="link" href={paths.register} data-replace="">
            Register
          </a>
        </p>
      </div>
      {sentTo ? (
        <p className="text-small">
          <span role="status">
            Sent to <strong className="wrap-anywhere">{sentTo}</strong>, if an account uses it. Check your spam folder
            too.
          </span>{' '}
          {seconds > 0 ? <span className="tabular-nums">{`It can be sent again in ${seconds} s.`}</span> : null}
        </p>
      ) : null}
    </form>
  )
}
