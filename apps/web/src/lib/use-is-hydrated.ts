import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False while the page is the one that the build has rendered, true from the moment on at which React has taken it
 * over.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
