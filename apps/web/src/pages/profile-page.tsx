import { Page, PageHeading } from '#components/page.tsx'
import { useAuth } from '#features/auth/use-auth.ts'
import { ProfileForm } from '#features/profile/profile-form.tsx'
import { sitePages } from '#site-pages.ts'

export default function ProfilePage() {
  const { user } = useAuth()
  return (
    <Page {...sitePages.profile}>
      <PageHeading>Update Your Profile</PageHeading>
      {user ? <ProfileForm key={user.uid} user={user} /> : null}
    </Page>
  )
}
