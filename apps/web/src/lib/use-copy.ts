import { useEffect, useState } from 'react'

/** How the last try to copy went; for a moment, then `idle` again. */
type Outcome = 'idle' | 'copied' | 'blocked'

const shownMs = 2_500

/**
 * Copies text to the clipboard. Where that is blocked, or where the browser has no clipboard, as inside some apps,
 * what `selectable` shows is selected for the visitor's own shortcut.
 */
export function useCopy(): [Outcome, (text: string, selectable?: Element | null) => Promise<void>] {
  // An object, so that the time begins anew with each try.
  const [tried, setTried] = useState<{ outcome: Outcome }>({ outcome: 'idle' })

  // An effect, because time is outside React.
  useEffect(() => {
    if (tried.outcome === 'idle') return
    const timer = setTimeout(() => setTried({ outcome: 'idle' }), shownMs)
    return () => clearTimeout(timer)
  }, [tried])

  async function copy(text: string, selectable?: Element | null) {
    try {
      await navigator.clipboard.writeText(text)
      setTried({ outcome: 'copied' })
    } catch {
      if (selectable) getSelection()?.selectAllChildren(selectable)
      setTried({ outcome: 'blocked' })
    }
  }

  return [tried.outcome, copy]
}
