import { useEffect } from 'react'
import { useAuthActions } from '#features/auth/use-auth-actions.ts'

/** How often the provider is asked while the page is looked at. */
const pollMs = 30_000

/**
 * Asks the provider whether the email is verified by now: on coming back to the tab, and every 30 s while it is
 * visible. When another tab has used the link, the gateway asks.
 */
export function useVerificationWatch(): void {
  const { refreshUser } = useAuthActions()

  // An effect, because the tab's visibility and time are outside React.
  useEffect(() => {
    let isAsking = false
    const askNow = async () => {
      isAsking = true
      await refreshUser().catch(() => {})
      isAsking = false
    }
    // Coming back to a tab is told twice, by focus and by visibility.
    const ask = () => {
      if (document.visibilityState === 'visible' && !isAsking) void askNow()
    }
    const timer = setInterval(ask, pollMs)
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refreshUser])
}
