import { useEffect, useState } from 'react'
import { getItem, onStorage, setItem } from './storage.ts'

/** Every pause of the site, in s. A stored end further away means that the clock was set back: it is ignored. */
const pauseS = 60

/**
 * Counts the seconds of a pause down to 0; `start` begins anew.
 * With a `key` a reload and the other tabs go on counting: the end is kept in the browser, as the time in ms.
 */
export function useCountdown(key?: string): { seconds: number; start: () => void } {
  const [now, setNow] = useState(() => Date.now())
  const [end, setEnd] = useState(() => (key ? Number(getItem(key)) : 0))
  const left = Math.ceil((end - now) / 1000)
  const seconds = left > pauseS ? 0 : Math.max(0, left)
  const isRunning = seconds > 0

  // An effect, because the clock is outside React.
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  // An effect, because other tabs are outside React.
  useEffect(() => {
    if (!key) return
    return onStorage(key, (value) => {
      setNow(Date.now())
      setEnd(Number(value))
    })
  }, [key])

  return {
    seconds,
    start() {
      const start = Date.now()
      setNow(start)
      setEnd(start + pauseS * 1000)
      if (key) setItem(key, String(start + pauseS * 1000))
    },
  }
}
