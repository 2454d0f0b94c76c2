import { toasts } from '@syntax-lab/shared/messages'
import { type FormEvent, useCallback, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { BareButton, Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { notify } from '#lib/notify.ts'
import { typedBefore } from '#lib/typed-before.ts'
import { paths } from '#paths.ts'
import { failureMessage } from '#lib/failures.ts'
import { failureAdvice } from './auth-errors.ts'
import { checkFields, type FieldErrors, focusField } from '#lib/form-errors.ts'
import { PasswordField } from './password-field.tsx'
import { returnPlace } from './return-place.ts'
import { useAuthActions } from './use-auth.ts'
import { useSubmit } from '#lib/use-submit.ts'

export function LoginForm() {
  const auth = useAuthActions()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [advice, setAdvice] = useState('')
  const takeOver = useCallback((form: HTMLFormElement | null) => {
    if (!form) return
    setEmail(typedBefore(form, 'email'))
    setPassword(typedBefore(form, 'password'))
  }, [])

  const logIn = useSubmit(async () => {
    setAdvice('')
    try {
      await auth.logIn(email, password)
      notify.success(toasts.loggedIn)
      void navigate(returnPlace(state), { replace: true })
    } catch (error) {
      notify.error(failureMessage(error))
      setAdvice(failureAdvice(error))
    }
  })

  const sendReset = useSubmit(async () => {
    setAdvice('')
    try {
      await auth.sendPasswordReset(email)
      notify.success(toasts.passwordResetSent)
    } catch (error) {
      notify.error(failureMessage(error))
      setAdvice(failureAdvice(error))
    }
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields([
      { name: 'email', value: email },
      { name: 'password', value: password },
    ])
    setErrors(checked.errors)
    if (checked.first) focusField(event.currentTarget, checked.first)
    else logIn.run(undefined)
  }

  function handleForgotPassword() {
    if (email !== '') return sendReset.run(undefined)
    notify.error(toasts.emailMissing)
    setErrors({ email: 'Write the e-mail address of your account here, then press Forgot Password again.' })
    document.getElementById('email')?.focus()
  }

  return (
    // The "dialog" method keeps a press that comes before the script from sending the password anywhere.
    <form ref={takeOver} method="dialog" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={errors['email']}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      {advice ? (
        <p role="status" className="rounded-small border border-error bg-error-wash px-3 py-2 text-small">
          {advice}
        </p>
      ) : null}
      <Button type="submit" variant="primary" isBusy={logIn.isBusy}>
        {logIn.isBusy ? 'Logging in…' : 'Login'}
      </Button>
      <SlowNote isBusy={logIn.isBusy} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
        <BareButton
          className="min-h-11 link"
          aria-disabled={sendReset.isBusy || undefined}
          onClick={handleForgotPassword}
        >
          Forgot Password
        </BareButton>
        <p>
          New here?{' '}
          <Link className="link" to={paths.register} state={state} replace>
            Register
          </Link>
        </p>
      </div>
    </form>
  )
}
