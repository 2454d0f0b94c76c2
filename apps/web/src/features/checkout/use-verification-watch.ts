import { useEffect } from 'react'
import { useAuthActions } from '#features/auth/use-auth.ts'

/** How often, in ms, the provider is asked while the page is looked at. */
const pause = 30_000

/** Asks the provider whether the e-mail is verified by now: on coming back to the tab, and every 30 s while it is visible. */
export function useVerificationWatch(): void {
  const { refreshUser } = useAuthActions()

  // An effect, because the tab's visibility and time are outside React.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') refreshUser().catch(() => {})
    }
    const timer = setInterval(ask, pause)
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refreshUser])
}
