import { useIsOnline } from '#lib/use-is-online.ts'

/** Says that the connection is gone, and goes away with it. */
export function OfflineBanner() {
  return (
    <div role="status">
      {useIsOnline() ? null : (
        <p className="border-b border-star bg-surface px-4 py-2 text-center text-small">
          You&apos;re offline. What you have open stays readable; other pages will load when you&apos;re back online.
        </p>
      )}
    </div>
  )
}
