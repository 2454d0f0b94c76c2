import { createContext, use, useSyncExternalStore } from 'react'
import type { AuthState, AuthStore } from './auth-store.ts'

export type { AuthUser } from './auth-gateway.ts'

export const AuthContext = createContext<AuthStore | null>(null)

/** The actions of the signed-in student; the same object for the whole visit. */
export function useAuthActions(): AuthStore {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth needs an <AuthContext> around it.')
  return store
}

/** Who is logged in, and whether that is known yet. */
export function useAuth(): AuthState {
  const store = useAuthActions()
  return useSyncExternalStore(store.subscribe, store.getState, store.getFirstPaint)
}
