import type { MouseEvent } from 'react'
import { paths } from '#paths.ts'

/**
 * The click handler of a link to the catalogue: where the visitor came from there, it goes back to it as it was left,
 * with its search and at its place. Browsers without the Navigation API follow the link.
 */
export function backToCatalogue(event: MouseEvent): void {
  const isPlainPress = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlainPress || !('navigation' in globalThis)) return
  const { currentEntry } = navigation
  const before = currentEntry ? navigation.entries()[currentEntry.index - 1] : undefined
  if (!before?.url || new URL(before.url).pathname !== paths.courses) return
  event.preventDefault()
  history.back()
}
