import { createContext, useCallback, useRef } from 'react'
import { useLocation } from 'react-router'

/** A ref callback that focuses the screen's heading once after each navigation; the layout provides it. */
export const HeadingFocus = createContext<(heading: HTMLElement | null) => void>(() => {})

/**
 * Gives the next screen's heading the focus after a navigation, also when the heading comes later than the page.
 * The first screen of a visit, and a change of the query or the hash alone, leave the focus where it is.
 */
export function useHeadingFocus(): (heading: HTMLElement | null) => void {
  const { pathname } = useLocation()
  const focusedFor = useRef(pathname)

  // A new function for each address: React hands it the heading again, also where the element stays.
  return useCallback(
    (heading) => {
      if (!heading || focusedFor.current === pathname) return
      focusedFor.current = pathname
      heading.focus({ preventScroll: true })
    },
    [pathname],
  )
}
