import { toasts } from '@syntax-lab/shared/messages'
import { useRef } from 'react'
import { Avatar } from '#components/avatar.tsx'
import { Button, ButtonLink } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { paths } from '#paths.ts'
import { useSubmission } from '#lib/use-submission.ts'
import type { AuthUser } from './auth-gateway.ts'
import { useAuth, useAuthStore } from './use-auth.ts'

/**
 * The header's end: Login for visitors; Log Out and the profile link for students; their room while that is unknown.
 */
export function AccountLinks() {
  const { status, user, wasLoggedIn, isUnresponsive } = useAuth()
  const hasPressedLogOut = useRef(false)
  if (user) return <StudentLinks user={user} onLogOut={() => (hasPressedLogOut.current = true)} />
  if (status === 'unknown' && wasLoggedIn && !isUnresponsive) return <div aria-hidden="true" className="h-11 w-36" />
  return (
    <ButtonLink
      ref={(link) => {
        // The focus was on Log Out, which is gone.
        if (link && hasPressedLogOut.current && document.activeElement === document.body) link.focus()
        hasPressedLogOut.current = false
      }}
      variant="primary"
      href={paths.login}
      data-for-visitors=""
    >
      Login
    </ButtonLink>
  )
}

function StudentLinks({ user, onLogOut }: { user: AuthUser; onLogOut: () => void }) {
  const auth = useAuthStore()
  const logOut = useSubmission(async () => {
    onLogOut()
    await auth.logOut()
    notify.successInErrorStyle(toasts.loggedOut)
  })
  return (
    <div className="flex items-center gap-2 max-md:flex-row-reverse max-md:justify-end">
      <Button variant="quiet" className="shrink-0" isBusy={logOut.isBusy} onClick={() => logOut.run()}>
        Log Out
      </Button>
      <ProfileLink user={user} />
    </div>
  )
}

/** In the menu of small screens its tooltip, the name, stands beside the photo (styles/utilities.css). */
function ProfileLink({ user: { displayName, photoURL } }: { user: AuthUser }) {
  const text = displayName || 'Your profile'
  return (
    <a
      href={paths.profile}
      // Speech control goes by what is seen, and the menu of small screens shows the name.
      aria-label={displayName ? `Profile: ${displayName}` : text}
      title={text}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar photoUrl={photoURL} />
    </a>
  )
}
