import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { rememberLink } from './use-heading-focus.ts'

/**
 * The click handler that lets the plain links of this site, `<a href>`, change the page without loading the document
 * anew. React Router's own `Link` renders again at every change of the address, so at every letter typed into the
 * search as well; from a card to its course that takes a tenth longer.
 * Attributes of a link say what is special about it:
 * - `data-replace`: it takes the place of the open entry in the history, with its state, as from login to register;
 * - `data-keep-scroll`: the page stays where it is scrolled to, and the focus where it is;
 * - `data-keep-focus`: the focus stays where it is, until what comes in the link's place takes it;
 * - `data-view-transition`: the change has a view transition.
 */
export function usePlainLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  const here = useLocation()
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainPress(event) || event.defaultPrevented || !isPage(link)) return
    event.preventDefault()
    rememberLink(here.key, link)
    // As browsers do: a link to where the visitor is already adds nothing to the history.
    const isOpen = link.href === location.href
    const replaces = 'replace' in link.dataset
    void navigate(link.pathname + link.search + link.hash, {
      replace: isOpen || replaces,
      // On /login and /register the state says where the login leads: the header's Login keeps it.
      state: replaces || link.pathname === paths.login ? here.state : undefined,
      preventScrollReset: 'keepScroll' in link.dataset,
      // oxlint-disable-next-line typescript/no-deprecated -- React's own needs transitions: see app.tsx
      viewTransition: 'viewTransition' in link.dataset && hasRoomToGrow(),
    })
    if (link.pathname !== here.pathname) return
    // A place on the page takes the focus along, as where the browser itself follows the link.
    if (link.hash) document.getElementById(link.hash.slice(1))?.focus({ preventScroll: true })
    // The heading stays, so `useHeadingFocus` does nothing. A link of the header keeps the focus: it is in sight.
    else if (!link.matches('header a, [data-keep-scroll], [data-keep-focus]'))
      document.querySelector<HTMLElement>('main h1')?.focus()
  }
}

/**
 * Whether a course's picture grows from its card into the course's page (view transitions). Phones and small windows
 * change pages at once: card and course are of one width there, and the two snapshots that the browser
 * takes cost a slow phone a tenth of a second.
 */
function hasRoomToGrow(): boolean {
  return matchMedia('(hover: hover) and (width >= 48rem)').matches
}

/** False for what asks the browser for a new tab or window, or for a menu. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** False for another site, a file and another window: those are the browser's. */
function isPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.hasAttribute('download') && !link.target
}
