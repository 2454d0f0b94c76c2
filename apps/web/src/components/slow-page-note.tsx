import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { slowAfter, slowNoteId } from '#lib/load-page.ts'

/** Says so when the next page, or the first one of a visit, takes more than five seconds to load. */
export function SlowPageNote({ isStarting }: { isStarting: boolean }) {
  const isLoading = useNavigation().state === 'loading' || isStarting
  const [isSlow, setIsSlow] = useState(false)

  // An effect, because time is outside React.
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])

  return (
    <div role="status">
      <p id={slowNoteId} hidden={!isSlow} className="border-b border-star bg-surface px-4 py-2 text-center text-small">
        The page is taking longer than usual to load. Still trying.
      </p>
    </div>
  )
}
