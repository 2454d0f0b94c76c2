import { useEffect, useState } from 'react'
import { slowAfterMs } from './lazy-code.ts'

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
