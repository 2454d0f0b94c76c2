import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Ignores the second press of a double click where the first one has led elsewhere: on this page, to another, or to
 * another document, once this script runs there. It was not meant for what is there now, so it neither acts nor takes
 * the focus. Phones report no double clicks.
 */
export function useDoubleClickGuard(): void {
  const { key } = useLocation()
  const pressedAt = useRef<string>(undefined)
  // On the document, because a view transition lies over the page. Before the next event: therefore the layout effect.
  useLayoutEffect(() => {
    function guard(event: MouseEvent) {
      if (event.detail >= 2 && pressedAt.current !== key) {
        event.preventDefault()
        event.stopPropagation()
        if (event.type === 'mousedown') return
      }
      pressedAt.current = key
    }
    const subscription = new AbortController()
    const options = { capture: true, signal: subscription.signal }
    document.addEventListener('mousedown', guard, options)
    document.addEventListener('click', guard, options)
    return () => subscription.abort()
  }, [key])
}
