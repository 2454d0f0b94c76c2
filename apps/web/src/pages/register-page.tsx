import { Page, PageHeading } from '#components/page.tsx'
import { AuthPanel } from '#features/auth/auth-panel.tsx'
import { ProviderButtons } from '#features/auth/provider-buttons.tsx'
import { RegisterForm } from '#features/auth/register-form.tsx'
import { sitePages } from '#site-pages.ts'

export default function RegisterPage() {
  return (
    <Page {...sitePages.register}>
      <AuthPanel
        heading={<PageHeading>Register</PageHeading>}
        form={<RegisterForm />}
        providers={<ProviderButtons showsErrors />}
      />
    </Page>
  )
}
