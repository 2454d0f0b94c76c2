import { useSyncExternalStore } from 'react'

/** Says that the connection is gone, and goes away with it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="border-b border-star bg-surface px-4 py-2 text-center text-small">
          You&apos;re offline. This page stays readable; others will load when you&apos;re back online.
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
