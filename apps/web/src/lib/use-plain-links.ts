import { type MouseEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { rememberLink } from './use-heading-focus.ts'

/**
 * The click handler that lets the plain links of this site, `<a href>`, change the page without loading the document
 * anew. React Router's own `Link` is drawn anew at every change of the address, so at every letter typed into the
 * search as well; from a card to its course that takes a tenth longer.
 * `data-view-transition` on a link asks for a view transition. `Link` is left for what a plain link cannot say:
 * that it hands the entry of the history on, as from login to register, or stays on its page.
 */
export function usePlainLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainPress(event) || event.defaultPrevented || !isPage(link)) return
      event.preventDefault()
      rememberLink(key, link)
      // As browsers do: a link to where the visitor is already adds nothing to the history.
      const replace = link.href === location.href
      void navigate(link.pathname + link.search + link.hash, {
        replace,
        // On /login and /register the state says where the login leads: the header's Login keeps it.
        state: link.pathname === paths.login ? state : undefined,
        // oxlint-disable-next-line typescript/no-deprecated -- React's own needs transitions: see app.tsx
        viewTransition: 'viewTransition' in link.dataset && hasRoomToGrow(),
      })
      // The page stays, and is shown from its top, where the header is seen already.
      if (replace && !link.closest('header')) document.querySelector<HTMLElement>('main h1')?.focus()
    },
    [navigate, state, key],
  )
}

/**
 * Whether a course's picture grows from its card into the course's page (view transitions). Phones and small windows
 * change pages at once: card and course are of one width there, and the two pictures of the screen that the browser
 * takes cost a slow phone a tenth of a second.
 */
function hasRoomToGrow(): boolean {
  return matchMedia('(hover: hover) and (width >= 48rem)').matches
}

/** False for what asks the browser for a new tab or window, or for a menu. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** False for another site, a file, another window and a place on the same page: those are the browser's. */
function isPage(link: HTMLAnchorElement): boolean {
  const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return link.origin === location.origin && !link.hasAttribute('download') && !link.target && !isHere
}
