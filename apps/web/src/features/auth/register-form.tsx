import { emailRules, passwordRules, photoRules } from '@syntax-lab/shared/validation'
import { useLocation, useNavigate } from 'react-router'
import { Advice } from '#components/advice.tsx'
import { Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { errorAdvice } from '#lib/auth-error-advice.ts'
import { errorCode } from '#lib/auth-error.ts'
import { useForm } from '#lib/use-form.ts'
import { paths } from '#paths.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { returnPathOf } from './return-path.ts'
import { signUp } from './sign-up.ts'
import { useAuthActions } from './use-auth-actions.ts'
import { useRedirectIfLoggedIn } from './use-redirect-if-logged-in.ts'

export function RegisterForm() {
  const auth = useAuthActions()
  const navigate = useNavigate()
  const { state } = useLocation()

  const form = useForm({
    draftKey: 'account',
    fields: {
      fullName: { isTrimmed: true },
      photoUrl: { rules: photoRules, isTrimmed: true },
      email: { rules: emailRules, isTrimmed: true },
      password: { rules: passwordRules },
    },
    async onSubmit(read, element) {
      const values = {
        fullName: read('fullName'),
        photoUrl: read('photoUrl'),
        email: read('email'),
        password: read('password'),
      }
      // Whoever has left the form meanwhile stays where they are.
      const redirect = () => (element.isConnected ? navigate(returnPathOf(state), { replace: true }) : undefined)
      await signUp(values, { auth, redirect })
    },
  })
  useRedirectIfLoggedIn({ isEnabled: !form.isBusy })

  const photoField = form.field('photoUrl')
  const { error: emailError, ...emailField } = form.field('email')
  const hasAccount = errorCode(form.error) === 'auth/email-already-in-use' && emailError === errorAdvice(form.error)

  return (
    <form {...form.props} className="grid gap-5">
      <Field
        {...form.field('fullName')}
        label="Full name"
        dir="auto"
        autoComplete="name"
        hint="How you'd like to be addressed."
      />
      <Field
        {...photoField}
        label="Photo URL"
        type="url"
        autoComplete="photo"
        placeholder="https://"
        hint="The address of any picture, such as https://github.com/your-name.png. You can change it later."
      />
      {/* It has no toast, and whoever has left the field does not hear what stands beside it. */}
      <p role="status" className="sr-only">
        {photoField.error}
      </p>
      <Field
        {...emailField}
        label="Email"
        type="email"
        autoComplete="username"
        hint="We'll send the verification email here."
        error={
          hasAccount ? (
            <>
              {emailError}{' '}
              <a className="link" href={paths.login} data-replace="">
                Log in
              </a>
            </>
          ) : (
            emailError
          )
        }
      />
      <NewPasswordField {...form.field('password')} label="Password" />
      <Advice>{form.advice}</Advice>
      <p className="text-small text-ink-soft">
        <a className="link" href={`${paths.faq}#privacy`}>
          Privacy
        </a>{' '}
        says what is kept about you, and where.
      </p>
      <Button type="submit" variant="primary" isBusy={form.isBusy}>
        {form.isBusy ? 'Creating your account…' : 'Sign up'}
      </Button>
      <SlowNote isBusy={form.isBusy} />
      <p className="text-small">
        Already have an account?{' '}
        <a className="link" href={paths.login} data-replace="">
          Login
        </a>
      </p>
    </form>
  )
}
