import { useEffect } from 'react'
import { useAuthActions } from '#features/auth/use-auth.ts'
import { onVerificationElsewhere } from '#lib/verification-news.ts'

/** How often, in ms, the provider is asked while the page is looked at. */
const pause = 30_000

/** Asks the provider whether the e-mail is verified by now: on coming back to the tab, every 30 s while it is visible, and when another tab has used the link. */
export function useVerificationWatch(): void {
  const { refreshUser } = useAuthActions()

  // An effect, because the tab's visibility and time are outside React.
  useEffect(() => {
    const askNow = () => void refreshUser().catch(() => {})
    const ask = () => {
      if (document.visibilityState === 'visible') askNow()
    }
    const stopHearing = onVerificationElsewhere(askNow)
    const timer = setInterval(ask, pause)
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      stopHearing()
      clearInterval(timer)
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refreshUser])
}
