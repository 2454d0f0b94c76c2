import { Page, PageHeading } from '#components/page.tsx'
import { AuthPanel } from '#features/auth/auth-panel.tsx'
import { GoOnWhenLoggedIn } from '#features/auth/go-on-when-logged-in.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import { ProviderButtons } from '#features/auth/provider-buttons.tsx'

export function LoginPage() {
  return (
    <GoOnWhenLoggedIn>
      <Page title="Login" description="Log in to Syntax Lab with e-mail and password, Google or GitHub.">
        <AuthPanel
          heading={<PageHeading>Login</PageHeading>}
          form={<LoginForm />}
          providers={<ProviderButtons showsFailures={false} />}
        />
      </Page>
    </GoOnWhenLoggedIn>
  )
}
