import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { hasRoomForLogin } from '#lib/has-room-for-login.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { loginReason, returnPathOf } from './return-path.ts'

/** Why the visitor is here, which the page made at build time cannot know. */
function reasonFor(state: unknown): string {
  const returnPath = returnPathOf(state)
  if (loginReason(state) === 'session-ended')
    return "You've been logged out. Log in again and you'll be back where you were."
  if (loginReason(state) === 'logged-out-elsewhere') return 'You logged out in another tab.'
  if (returnPath.startsWith('/checkout/')) return "One step before checkout, which opens as soon as you're logged in."
  if (returnPath.startsWith('/profile')) return "Your profile opens as soon as you're logged in."
  return 'You need an account only to enrol. Course pages, PDFs and the blog are open to everyone.'
}

/** The frame that login and register share: the form, and the providers beside it. */
export function AuthPanel({ heading, form, providers }: { heading: ReactNode; form: ReactNode; providers: ReactNode }) {
  const { state } = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <div className="mx-auto max-w-4xl">
      {heading}
      <p className="mt-3 min-h-14 text-ink-soft sm:min-h-7">{reasonFor(isHydrated ? state : null)}</p>
      {isHydrated ? <StorageNote /> : null}
      <div className="mt-6 grid overflow-hidden sheet md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="p-6 sm:p-8">{form}</div>
        <section
          aria-labelledby="providers"
          // What comes and goes in the form moves this, not the button that was pressed there (scroll anchoring).
          className="border-t border-line bg-paper p-6 [overflow-anchor:none] sm:p-8 md:border-t-0 md:border-l
            print:hidden"
        >
          <h2 id="providers" className="mb-4 text-step-1">
            Or continue with
          </h2>
          {providers}
        </section>
      </div>
    </div>
  )
}

/** Says beforehand that a login will not last, where the browser has no room to keep it. */
function StorageNote() {
  const [hasRoom] = useState(hasRoomForLogin)
  if (hasRoom) return null
  return (
    <p className="mt-3 text-small">
      Your browser can't keep you logged in here: reloading or closing the page will log you out.
    </p>
  )
}
