import { useEffect, useState } from 'react'

/** After this long, the visitor is told that something is slow. */
export const slowAfterMs = 5_000

/** The id of the line that says so of a page; it is in every page, hidden until then. */
export const slowNoteId = 'slow-page'

/** Whether what is running has been for more than five seconds. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)

  // An effect, because time is outside React.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRunning])

  return isSlow
}
