import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Button } from '#components/button.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { getItem, onBroadcast } from '#lib/storage.ts'
import { paths } from '#paths.ts'
import { loggedInKey } from './auth-store.ts'
import { type LoginState, loginStateFor } from './return-path.ts'
import { useAuth, useAuthStore } from './use-auth.ts'

/** Lets only logged-in students pass; others log in first and then come back to where they were going. */
export function RequireUser() {
  const { status, isUnresponsive, wasLoggedIn, hasLoggedOut } = useAuth()
  const { start } = useAuthStore()
  const location = useLocation()
  const [wasHere, setWasHere] = useState(false)
  const [hasLoggedOutElsewhere, setHasLoggedOutElsewhere] = useState(false)

  // An effect, because this page waits for the provider, which other pages load only when the browser is idle; before
  // it is painted, so that it does not tell of an attempt that has failed while the next one is under way.
  useLayoutEffect(() => void start().catch(() => {}), [start])
  // An effect, because other tabs are outside React. The provider only says that nobody is logged in any more.
  useEffect(() => onBroadcast('logged-out', () => setHasLoggedOutElsewhere(true)), [])
  // A page that the browser has kept for Back has missed what the other tab said.
  useEffect(() => {
    const isStored = () => getItem(loggedInKey) !== null
    const wasStored = isStored()
    const learnOfLogout = ({ persisted }: PageTransitionEvent) =>
      persisted && wasStored && !isStored() && setHasLoggedOutElsewhere(true)
    addEventListener('pageshow', learnOfLogout)
    return () => removeEventListener('pageshow', learnOfLogout)
  }, [])

  if (status === 'logged-in') {
    if (!wasHere) setWasHere(true)
    return <Outlet />
  }
  if (status === 'unknown') return isUnresponsive ? <ProviderUnresponsive /> : <LoadingButton />
  return <Navigate to={paths.login} replace state={loginState()} />

  /** Somebody who logs out leaves no place behind for whoever logs in next; a login that ended by itself does. */
  function loginState(): LoginState | null {
    if (wasHere && hasLoggedOut) return null
    if (wasHere && hasLoggedOutElsewhere) return { reason: 'logged-out-elsewhere' }
    return { ...loginStateFor(location), ...((wasHere || wasLoggedIn) && { reason: 'session-ended' }) }
  }
}

function LoadingButton() {
  return (
    <Page title="Loading" className="grid min-h-[60vh] place-content-center justify-items-center gap-4">
      <div ref={moveFocusOnRemoval}>
        <Button isBusy>
          <span
            aria-hidden="true"
            className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-accent"
          />
          Loading…
        </Button>
      </div>
      <SlowNote isBusy />
    </Page>
  )
}

function ProviderUnresponsive() {
  const { retry } = useAuthStore()
  return (
    <Page title="Login is not responding">
      <div ref={moveFocusOnRemoval} role="alert" className="mx-auto measure sheet p-8">
        <p className="annotation">login service: no answer</p>
        <PageHeading className="mt-2 text-step-3">We can't tell whether you are logged in</PageHeading>
        <p className="mt-3 text-ink-soft">
          The login service has not answered. Check your connection, then try again. You can read the courses, the FAQ
          and the blog without logging in.
        </p>
        <Button variant="primary" className="mt-6" onClick={retry}>
          Try again
        </Button>
      </div>
    </Page>
  )
}
