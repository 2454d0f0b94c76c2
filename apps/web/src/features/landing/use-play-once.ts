import { type RefObject, useEffect } from 'react'

const firstStepMs = 900
const stepMs = 1_100
let hasPlayed = false

/**
 * Calls `step(0)`, `step(1)` … up to `count`, once per visit, when `target` comes into view.
 * Never with reduced motion, and no longer once `isStopped`. It ends within five seconds (WCAG 2.2.2).
 */
export function usePlayOnce(
  target: RefObject<Element | null>,
  count: number,
  step: (index: number) => void,
  isStopped: boolean,
) {
  // An effect, because the clock and the place on the screen are outside React.
  useEffect(() => {
    const element = target.current
    if (isStopped || hasPlayed || !element || !('IntersectionObserver' in window)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const play = (index: number) => {
      step(index)
      if (index + 1 < count) timer = setTimeout(play, stepMs, index + 1)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        hasPlayed = true
        timer = setTimeout(play, firstStepMs, 0)
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [target, count, step, isStopped])
}
