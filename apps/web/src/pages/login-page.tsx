import { Page, PageHeading } from '#components/page.tsx'
import { AuthPanel } from '#features/auth/auth-panel.tsx'
import { LoginForm } from '#features/auth/login-form.tsx'
import { ProviderButtons } from '#features/auth/provider-buttons.tsx'
import { sitePages } from '#site-pages.ts'

export default function LoginPage() {
  return (
    <Page {...sitePages.login}>
      <AuthPanel
        heading={<PageHeading>Login</PageHeading>}
        form={<LoginForm />}
        providers={<ProviderButtons showsErrors={false} />}
      />
    </Page>
  )
}
