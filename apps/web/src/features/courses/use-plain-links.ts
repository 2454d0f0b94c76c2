import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { travels } from '#lib/travels.ts'

/**
 * A click handler for an element full of plain links of this site. Router links would each be drawn anew
 * at every letter that is typed into the search, and at every page change before the page changes.
 */
export function usePlainLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainPress) return
      event.preventDefault()
      void navigate(link.pathname, { viewTransition: travels() })
    },
    [navigate],
  )
}
