import { createContext, use, useSyncExternalStore } from 'react'
import type { AuthState, AuthStore } from './auth-store.ts'

export type { AuthUser } from './auth-gateway.ts'

export const AuthContext = createContext<AuthStore | null>(null)

/** The store of the visit. */
export function useAuthStore(): AuthStore {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuthStore needs an <AuthContext> around it.')
  return store
}

/** Who is logged in, and whether that is known yet. */
export function useAuth(): AuthState {
  const store = useAuthStore()
  return useSyncExternalStore(store.subscribe, store.getState, () => store.initial)
}
