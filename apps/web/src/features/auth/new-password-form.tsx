import { passwordRules } from '@syntax-lab/shared/validation'
import { Advice } from '#components/advice.tsx'
import { Button } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { isDeadLink, isUnknownAccount } from '#lib/auth-error-advice.ts'
import { useForm } from '#lib/use-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useAuthActions } from './use-auth-actions.ts'

type NewPasswordFormProps = {
  email: string
  code: string
  onDone: () => void
  /** Gets the error of a code that has expired meanwhile, or whose account is gone. */
  onDeadLink: (error: unknown) => void
}

/** Sets the new password after a reset link, by the rules of registration. */
export function NewPasswordForm({ email, code, onDone, onDeadLink }: NewPasswordFormProps) {
  const auth = useAuthActions()
  const form = useForm({
    draftKey: 'new-password',
    fields: { password: { rules: passwordRules } },
    async onSubmit(read) {
      try {
        await auth.resetPassword(code, read('password'))
        onDone()
      } catch (error) {
        if (isDeadLink(error) || isUnknownAccount(error)) onDeadLink(error)
        throw error
      }
    },
  })

  return (
    <form {...form.props} className="mx-auto grid measure gap-5 sheet p-8">
      <PageHeading className="text-step-3">Set a new password</PageHeading>
      <p>
        For <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField {...form.field('password')} label="New password" />
      <Advice>{form.advice}</Advice>
      <Button type="submit" variant="primary" isBusy={form.isBusy} className="justify-self-start">
        Set password
      </Button>
      <SlowNote isBusy={form.isBusy} />
    </form>
  )
}
