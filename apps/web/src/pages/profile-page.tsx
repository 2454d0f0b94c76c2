import { Page, PageHeading } from '#components/page.tsx'
import { useAuth } from '#features/auth/use-auth.ts'
import { ProfileForm } from '#features/profile/profile-form.tsx'

export function ProfilePage() {
  const { user } = useAuth()
  return (
    <Page title="Profile">
      <PageHeading>Update Your Profile</PageHeading>
      {user ? <ProfileForm key={user.uid} user={user} /> : null}
    </Page>
  )
}
