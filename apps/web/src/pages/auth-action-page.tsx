import { Page } from '#components/page.tsx'
import { ActionLink } from '#features/auth/action-link.tsx'
import { sitePages } from '#site-pages.ts'

export default function AuthActionPage() {
  return (
    <Page {...sitePages['auth-action']}>
      <ActionLink />
    </Page>
  )
}
