import { useEffect } from 'react'

/**
 * Opens what is folded in the page's main part while it is printed: a reader of paper cannot. styles/print.css does so
 * as well, also without scripts, where the browser knows `::details-content` (Chrome 131, Safari 18.4, Firefox 143).
 */
export function useUnfoldedPrint(): void {
  // An effect, because printing is outside React.
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = []
    const setOpen = (isOpen: boolean) => unfolded.forEach((each) => (each.open = isOpen))
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      setOpen(true)
    }
    const fold = () => setOpen(false)
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
}
