import { Page } from '#components/page.tsx'
import { ActionLink } from '#features/auth/action-link.tsx'

export function AuthActionPage() {
  return (
    <Page title="Your link">
      <ActionLink />
    </Page>
  )
}
