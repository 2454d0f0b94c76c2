import { useNavigation } from 'react-router'
import { slowNoteId, useIsSlow } from '#lib/use-is-slow.ts'

/** A line while the next page, or a first one that was not prerendered, is loading; after five seconds also words. */
export function SlowPageNote({ isStarting }: { isStarting: boolean }) {
  const isLoading = useNavigation().state === 'loading' || isStarting
  const isSlow = useIsSlow(isLoading)
  return (
    <>
      <div role="status">
        <p
          id={slowNoteId}
          hidden={!isSlow}
          className="border-b border-star bg-surface px-4 py-2 text-center text-small"
        >
          The page is taking longer than usual to load. Still trying.
        </p>
      </div>
      {isLoading ? <div className="loading-line" /> : null}
    </>
  )
}
