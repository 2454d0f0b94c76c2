import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { returnPlace } from './return-place.ts'
import { useAuth } from './use-auth.ts'

/**
 * Sends somebody who is logged in already straight on to where they were going.
 * Whoever logs in on this page is sent on by the form, after its toast; whoever logs in in another tab, by this.
 */
export function GoOnWhenLoggedIn({ children }: { children: ReactNode }) {
  const { status, loading } = useAuth()
  const { state } = useLocation()
  const [hasActed, setHasActed] = useState(false)
  // Stays true from the start of an action on this page to its failure; a success unmounts the page.
  if (status === 'signed-out' && hasActed !== loading) setHasActed(loading)
  if (status === 'signed-in' && !loading && !hasActed) return <Navigate to={returnPlace(state)} replace />
  return children
}
