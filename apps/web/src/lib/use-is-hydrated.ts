import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False while the page is the one that the build has rendered, true once hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
