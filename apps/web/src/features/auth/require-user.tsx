import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '#components/button.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { paths } from '#paths.ts'
import { rememberPlace } from './return-place.ts'
import { useAuth, useAuthActions } from './use-auth.ts'

/** Lets only logged-in students pass; others log in first and then come back to where they were going. */
export function RequireUser() {
  const { status, isStuck } = useAuth()
  const location = useLocation()
  const [wasHere, setWasHere] = useState(false)

  if (status === 'signed-in') {
    if (!wasHere) setWasHere(true)
    return <Outlet />
  }
  if (status === 'unknown') return isStuck ? <ProviderSilent /> : <LoadingButton />
  // Somebody who logs out here leaves no place behind for whoever logs in next.
  return <Navigate to={paths.login} replace state={wasHere ? null : rememberPlace(location)} />
}

function LoadingButton() {
  return (
    <Page title="Loading" className="grid min-h-[60vh] place-content-center justify-items-center gap-4">
      <Button isBusy>
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-accent"
        />
        Loading…
      </Button>
      <SlowNote isBusy />
    </Page>
  )
}

function ProviderSilent() {
  const { retry } = useAuthActions()
  return (
    <Page title="Sign-in does not answer">
      <div role="alert" className="mx-auto measure sheet p-8">
        <p className="annotation">sign-in service: no answer</p>
        <PageHeading className="mt-2 text-step-3">We can't tell whether you are logged in</PageHeading>
        <p className="mt-3 text-ink-soft">
          The sign-in service has not answered. Check your connection; the courses, the FAQ and the blog work without
          it.
        </p>
        <Button variant="primary" className="mt-6" onClick={() => retry() || location.reload()}>
          Try again
        </Button>
      </div>
    </Page>
  )
}
