import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { returnPathOf } from './return-path.ts'
import { useAuth } from './use-auth.ts'

/**
 * Sends whoever is logged in on to where they were going: by this form, a popup, another tab, or an earlier visit.
 * Nobody who has gone elsewhere meanwhile is called back, because the page that asks for it is gone by then.
 * `isEnabled` is false while the page itself has something to do first.
 */
export function useRedirectIfLoggedIn({ isEnabled = true } = {}): void {
  const { status } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  const target = returnPathOf(state)
  const shouldGo = status === 'logged-in' && isEnabled && !isNavigating

  // An effect, because the address follows who is logged in.
  useEffect(() => {
    if (shouldGo) void navigate(target, { replace: true })
  }, [shouldGo, target, navigate])
}
