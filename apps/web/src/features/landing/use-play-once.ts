import { type RefObject, useEffect } from 'react'

const firstStepMs = 900
const stepMs = 1_100
let hasPlayed = false

/**
 * Shows one scene after the other, once per visit, when `target` comes into view.
 * Never with reduced motion, and no longer once `isStopped`. It ends within five seconds (WCAG 2.2.2).
 */
export function usePlayOnce<Scene>(
  target: RefObject<Element | null>,
  scenes: readonly Scene[],
  show: (scene: Scene) => void,
  isStopped: boolean,
) {
  // An effect, because the clock and the place on the screen are outside React.
  useEffect(() => {
    const element = target.current
    if (isStopped || hasPlayed || !element) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const play = ([scene, ...rest]: readonly Scene[]) => {
      if (scene === undefined) return
      show(scene)
      timer = setTimeout(play, stepMs, rest)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        hasPlayed = true
        timer = setTimeout(play, firstStepMs, scenes)
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [target, scenes, show, isStopped])
}
