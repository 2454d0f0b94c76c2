import { type RefCallback, useCallback, useReducer } from 'react'
import { useLocation } from 'react-router'

/** The largest catalogue that is drawn whole: all of it is in the HTML, and a reload keeps its place. */
export const maxRenderedAtOnce = 100

/** How many cards of a longer catalogue are drawn at first, and added each time. */
const step = 12

/** How many are drawn at each entry of the history, so that Back finds its place again. */
const counts = new Map<string, number>()

/**
 * How much of a catalogue of `total` courses is drawn: what has been seen, and a little ahead of it.
 * `end` goes onto an element behind the list; coming near it draws more.
 */
export function useIncrementalCount(total: number): { count: number; grow: () => void; end: RefCallback<Element> } {
  const { key } = useLocation()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const count = counts.get(key) ?? (total > maxRenderedAtOnce ? step : maxRenderedAtOnce)

  const grow = useCallback(() => {
    counts.set(key, count + step)
    drawAgain()
  }, [key, count])

  // Another function for each count, so that an end that is still near after growing is told of once more.
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return
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
