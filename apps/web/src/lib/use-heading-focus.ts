import { createContext, useCallback, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A ref callback that focuses the screen's heading once after each navigation; the layout provides it. */
export const HeadingFocus = createContext<(heading: HTMLElement | null) => void>(() => {})

/**
 * Gives the next screen's heading, or the place on it that the address names, the focus after a navigation, even if it
 * mounts later than the page. Back and Forward return the focus to the link that was followed from that entry of the
 * history.
 * The first screen of a visit leaves the focus where it is, and so does a change of the query or the hash alone; but
 * what has got the focus from a link (`usePlainLinks`) gives it back.
 */
export function useHeadingFocus(): (heading: HTMLElement | null) => void {
  const { pathname, hash, key } = useLocation()
  const isStep = useNavigationType() === 'POP'
  const focusedFor = useRef(pathname)

  // A new function for each address: React hands it the heading again, also where the element stays.
  return useCallback(
    (heading) => {
      if (!heading) return
      const isSamePage = focusedFor.current === pathname
      // Headings and other places get the focus from links alone, controls by themselves.
      if (isSamePage && !(isStep && document.activeElement?.matches('[tabindex="-1"]'))) return
      focusedFor.current = pathname
      const link = linkFollowedFrom(key)
      link?.focus({ preventScroll: true })
      if (isSamePage || document.activeElement === link) return
      heading.focus({ preventScroll: true })
      // A place on the page takes the focus along, as where the browser itself follows the link.
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
    },
    [pathname, hash, key, isStep],
  )
}

/** By the key of the history entry: the address of the link, and its index among those that lead there. */
const followed = new Map<string, { href: string; index: number }>()

const linksTo = (href: string) => Array.from(document.links).filter((link) => link.href === href)

/** Remembers the link that is followed from an entry of the history. */
export function rememberLink(key: string, link: HTMLAnchorElement): void {
  followed.set(key, { href: link.href, index: linksTo(link.href).indexOf(link) })
}

function linkFollowedFrom(key: string): HTMLElement | undefined {
  const link = followed.get(key)
  return link && linksTo(link.href)[link.index]
}
