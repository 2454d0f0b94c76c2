import { Page, PageHeading } from '#components/page.tsx'
import { AuthPanel } from '#features/auth/auth-panel.tsx'
import { GoOnWhenLoggedIn } from '#features/auth/go-on-when-logged-in.tsx'
import { ProviderButtons } from '#features/auth/provider-buttons.tsx'
import { RegisterForm } from '#features/auth/register-form.tsx'

export function RegisterPage() {
  return (
    <GoOnWhenLoggedIn>
      <Page title="Register" description="Create your Syntax Lab account with e-mail and password, Google or GitHub.">
        <AuthPanel
          heading={<PageHeading>Register</PageHeading>}
          form={<RegisterForm />}
          providers={<ProviderButtons showsFailures />}
        />
      </Page>
    </GoOnWhenLoggedIn>
  )
}
