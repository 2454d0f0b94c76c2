import { useEffect, useState } from 'react'

/** Counts whole seconds down to 0; `start` begins anew. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const seconds = Math.max(0, Math.ceil((end - now) / 1000))

  // An effect, because the clock is outside React.
  useEffect(() => {
    if (seconds === 0) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [seconds])

  return {
    seconds,
    start(length) {
      setNow(Date.now())
      setEnd(Date.now() + length * 1000)
    },
  }
}
