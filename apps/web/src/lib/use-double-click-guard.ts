import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Ignores the second press of a double click, or double tap, where the first one has led elsewhere, on the same page or
 * another: what is there now was not meant, and neither acts nor takes the focus. A handler for both mousedown and
 * click, as they are captured.
 */
export function useDoubleClickGuard(): (event: MouseEvent<HTMLElement>) => void {
  const { key } = useLocation()
  const pressedAt = useRef(key)
  return (event) => {
    if (event.detail < 2) pressedAt.current = key
    else if (pressedAt.current !== key) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
