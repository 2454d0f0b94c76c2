import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { redirectTarget } from './redirect-target.ts'
import { useAuth } from './use-auth.ts'

/**
 * Sends whoever is logged in on to where they were going: by this form, a popup, another tab, or an earlier visit.
 * Nobody who has gone elsewhere meanwhile is called back, because the page that asks for it is gone by then.
 * `isHeld` while the page itself has something to do before.
 */
export function useRedirectIfLoggedIn({ isHeld = false } = {}): void {
  const { status } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isTransitioning = useNavigation().state !== 'idle'
  const target = redirectTarget(state)
  const shouldGo = status === 'signed-in' && !isHeld && !isTransitioning

  // An effect, because the address follows who is logged in.
  useEffect(() => {
    if (shouldGo) void navigate(target, { replace: true })
  }, [shouldGo, target, navigate])
}
