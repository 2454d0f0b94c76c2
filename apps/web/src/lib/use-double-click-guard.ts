import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Ignores the second press of a double click, or double tap, where the first one has changed the page: what is there
 * now was not meant, and neither acts nor takes the focus. A handler for both mousedown and click, as they are
 * captured.
 */
export function useDoubleClickGuard(): (event: MouseEvent<HTMLElement>) => void {
  const { pathname } = useLocation()
  const pressedOn = useRef(pathname)
  return (event) => {
    if (event.detail < 2) pressedOn.current = pathname
    else if (pressedOn.current !== pathname) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
