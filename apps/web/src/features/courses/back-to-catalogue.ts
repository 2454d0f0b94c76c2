import type { MouseEvent } from 'react'
import { isPlainPress } from '#lib/use-plain-links.ts'
import { paths } from '#paths.ts'

/**
 * The click handler of a link to the catalogue: where the visitor came from there, it goes back to it as it was left,
 * with its search and at its place. Browsers without the Navigation API follow the link.
 */
export function backToCatalogue(event: MouseEvent): void {
  if (!isPlainPress(event) || !('navigation' in globalThis)) return
  const { currentEntry } = navigation
  const before = currentEntry ? navigation.entries()[currentEntry.index - 1] : undefined
  if (!before?.url || new URL(before.url).pathname !== paths.courses) return
  event.preventDefault()
  // A double click is one press.
  if (event.detail < 2) history.back()
}
