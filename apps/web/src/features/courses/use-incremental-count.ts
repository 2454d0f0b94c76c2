import { type RefCallback, useCallback, useState } from 'react'
import { useLocation } from 'react-router'

/** A catalogue of up to so many courses is drawn whole: it is in the HTML, and a reload keeps its place. */
export const longestWhole = 100

/** Of a longer one so many are drawn at first, and so many more each time: a few screens, whatever its size. */
const step = 12

/** How many were drawn at each entry of the history, so that Back finds its place again. */
const counts = new Map<string, number>()

/**
 * How much of a catalogue of `total` courses is drawn: what has been seen, and a little ahead of it.
 * `end` goes onto an element behind the list; coming near it draws more.
 */
export function useIncrementalCount(total: number): { count: number; grow: () => void; end: RefCallback<Element> } {
  const { key } = useLocation()
  const first = total > longestWhole ? step : longestWhole
  const [grown, setGrown] = useState<{ key: string; count: number }>()
  const count = (grown?.key === key ? grown.count : counts.get(key)) ?? first

  const grow = useCallback(() => {
    counts.set(key, count + step)
    setGrown({ key, count: count + step })
  }, [key, count])

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
