import { type RefCallback, useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/** So many are drawn at first, and so many more each time: a few screens, whatever the size of the list. */
const step = 36

/** How many were drawn at each entry of the history, so that Back finds its place again. */
const counts = new Map<string, number>()

/**
 * How much of a long list is drawn: what has been seen, and a little ahead of it.
 * `end` goes onto an element behind the list; coming near it draws more.
 */
export function useGrowingCount(): { count: number; grow: () => void; end: RefCallback<Element> } {
  const { key } = useLocation()
  const [grown, setGrown] = useState({ key, count: counts.get(key) ?? step })
  const count = grown.key === key ? grown.count : (counts.get(key) ?? step)

  const grow = useCallback(() => {
    const next = (counts.get(key) ?? step) + step
    counts.set(key, next)
    setGrown({ key, count: next })
  }, [key])

  const end = useCallback(
    (element: Element | null) => {
      if (!element || !('IntersectionObserver' in globalThis)) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
        rootMargin: '0px 0px 1200px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [grow],
  )

  return { count, grow, end }
}
