import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** How often, in ms, a screen that shows a problem asks again by itself. */
const pause = 3_000

/** Asks again by itself while there is a problem: at intervals, when the connection is back and when the tab is looked at. */
export function useSelfHealing(hasProblem: boolean): void {
  const { revalidate, state } = useRevalidator()

  // An effect, because time and the browser's connection are outside React.
  useEffect(() => {
    if (!hasProblem || state === 'loading') return
    const askAgain = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(askAgain, pause)
    addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      clearInterval(timer)
      removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [hasProblem, revalidate, state])
}
