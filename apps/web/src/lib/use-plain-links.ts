import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { hasViewTransitions } from './view-transitions.ts'

/**
 * The click handler that lets plain links of this site change the page without loading the document anew.
 * Router links would each be drawn anew at every page change before the page changes, and at every letter
 * that is typed into the search: long lists and the frame of the site have plain ones.
 * `data-view-transition` on a link asks for a view transition.
 */
export function usePlainLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainPress || event.defaultPrevented || !isPage(link)) return
      event.preventDefault()
      // As browsers do: a link to where the visitor is already adds nothing to the history.
      const replace = link.href === location.href
      void navigate(link.pathname + link.search + link.hash, {
        replace,
        viewTransition: 'viewTransition' in link.dataset && hasViewTransitions(),
      })
    },
    [navigate],
  )
}

/** False for another site, a file, another window and a place on the same page: those are the browser's. */
function isPage(link: HTMLAnchorElement): boolean {
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return link.origin === location.origin && !link.download && !link.target && !isHere
}
