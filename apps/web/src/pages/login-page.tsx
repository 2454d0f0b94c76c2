import { Page, PageHeading } from '#components/page.tsx'
import { AuthPanel } from '#features/auth/auth-panel.tsx'
import { GoOnWhenLoggedIn } from '#features/auth/go-on-when-logged-in.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import { ProviderButtons } from '#features/auth/provider-buttons.tsx'
import { sitePages } from '#site-pages.ts'

export default function LoginPage() {
  return (
    <GoOnWhenLoggedIn>
      <Page {...sitePages.login}>
        <AuthPanel
          heading={<PageHeading>Login</PageHeading>}
          form={<LoginForm />}
          providers={<ProviderButtons showsFailures={false} />}
        />
      </Page>
    </GoOnWhenLoggedIn>
  )
}
