import { passwordRules } from '@syntax-lab/shared/validation'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { notify } from '#lib/notify.ts'
import { failureMessage } from '#lib/failures.ts'
import { failureAdvice } from './auth-errors.ts'
import { checkFields, type FieldErrors, focusField } from '#lib/form-errors.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthActions } from './use-auth.ts'
import { useSubmit } from '#lib/use-submit.ts'

type NewPasswordFormProps = {
  email: string
  code: string
  onDone: () => void
  /** Gets the advice to show; the code may have expired meanwhile. */
  onFailed: (advice: string) => void
}

/** Sets the new password after a reset link, by the rules of registration. */
export function NewPasswordForm({ email, code, onDone, onFailed }: NewPasswordFormProps) {
  const auth = useAuthActions()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  const save = useSubmit(async () => {
    try {
      await auth.resetPassword(code, password)
      onDone()
    } catch (error) {
      notify.error(failureMessage(error))
      onFailed(failureAdvice(error))
    }
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields([{ name: 'password', value: password, rules: passwordRules }])
    setErrors(checked.errors)
    if (checked.message) notify.error(checked.message)
    if (checked.first) focusField(event.currentTarget, checked.first)
    else save.run(undefined)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mx-auto grid measure gap-5 sheet p-8">
      <PageHeading className="text-step-3">Set a new password</PageHeading>
      <p>
        For <strong>{email}</strong>.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={errors['password']}
        hint="Choose one that you use nowhere else."
        details={<PasswordChecklist password={password} />}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={save.isBusy} className="justify-self-start">
        Set password
      </Button>
    </form>
  )
}
