import { useEffect } from 'react'

/**
 * Goes to the place that the address names once the page is there; the browser looked for it before the page had come.
 */
export function useScrollToHash(): void {
  // An effect, because it moves the document and needs the finished page.
  useEffect(() => {
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}
