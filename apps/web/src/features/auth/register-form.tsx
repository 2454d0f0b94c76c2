import { emailRules, firstBroken, passwordRules, type Rule } from '@syntax-lab/shared/validation'
import { type FormEvent, useCallback, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { notify } from '#lib/notify.ts'
import { typedBefore } from '#lib/typed-before.ts'
import { paths } from '#paths.ts'
import { failureMessage } from '#lib/failures.ts'
import { failureAdvice } from './auth-errors.ts'
import { checkFields, type FieldErrors, focusField } from '#lib/form-errors.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { returnPlace } from './return-place.ts'
import { signUp, type SignUpValues } from './sign-up.ts'
import { useAuthActions } from './use-auth.ts'
import { useSubmit } from '#lib/use-submit.ts'

const empty: SignUpValues = { fullName: '', photoUrl: '', email: '', password: '' }

export function RegisterForm() {
  const auth = useAuthActions()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [advice, setAdvice] = useState('')
  const takeOver = useCallback((form: HTMLFormElement | null) => {
    if (!form) return
    const typed = (name: keyof SignUpValues) => typedBefore(form, name)
    setValues({
      fullName: typed('fullName'),
      photoUrl: typed('photoUrl'),
      email: typed('email'),
      password: typed('password'),
    })
  }, [])

  const register = useSubmit(async () => {
    setAdvice('')
    try {
      await signUp(values, { auth, notify, goOn: () => navigate(returnPlace(state), { replace: true }) })
    } catch (error) {
      notify.error(failureMessage(error))
      setAdvice(failureAdvice(error))
    }
  })

  const bind = (name: keyof SignUpValues) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [name]: event.target.value })),
  })

  /** The rules of a field run when it is left; an empty field waits for the form's own check. */
  function checkOnLeaving(name: keyof SignUpValues, rules: readonly Rule[]) {
    const broken = values[name] === '' ? undefined : firstBroken(rules, values[name])
    if (broken) notify.error(broken.message)
    setErrors((before) => ({ ...before, [name]: broken?.hint }))
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields([
      { name: 'fullName', value: values.fullName },
      { name: 'photoUrl', value: values.photoUrl },
      { name: 'email', value: values.email, rules: emailRules },
      { name: 'password', value: values.password, rules: passwordRules },
    ])
    setErrors(checked.errors)
    if (checked.message) notify.error(checked.message)
    if (checked.first) focusField(event.currentTarget, checked.first)
    else register.run(undefined)
  }

  return (
    // The "dialog" method keeps a press that comes before the script from sending the password anywhere.
    <form ref={takeOver} method="dialog" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label="Full name" autoComplete="name" hint="As you want to be addressed." {...bind('fullName')} />
      <Field
        label="Photo URL"
        type="url"
        autoComplete="photo"
        placeholder="https://"
        hint="The address of a picture of you; it can be changed later."
        {...bind('photoUrl')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        hint="The verification mail goes there."
        onBlur={() => checkOnLeaving('email', emailRules)}
        {...bind('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        onBlur={() => checkOnLeaving('password', passwordRules)}
        hint="Choose one that you use nowhere else."
        details={<PasswordChecklist password={values.password} />}
        {...bind('password')}
      />
      {advice ? (
        <p role="status" className="rounded-small border border-error bg-error-wash px-3 py-2 text-small">
          {advice}
        </p>
      ) : null}
      <Button type="submit" variant="primary" isBusy={register.isBusy}>
        {register.isBusy ? 'Creating your account…' : 'Sign up'}
      </Button>
      <SlowNote isBusy={register.isBusy} />
      <p className="text-small">
        Have an account?{' '}
        <Link className="link" to={paths.login} state={state} replace>
          Login
        </Link>
      </p>
    </form>
  )
}
