/**
 * A ref for a part of the page that may be removed while it has the focus, which would otherwise be lost.
 * In a list or a table's row the same control of the next item or cell takes it, or of the one before; where the item
 * itself stays, its button. Elsewhere the heading of the section that takes its place, else the screen's, or, on a
 * screen without one, its button.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return () => {
    const focused = document.activeElement
    if (!focused || !part.contains(focused)) return
    const item = part.closest('li, td')
    const rect = focused.getBoundingClientRect()
    const isInSight = rect.bottom > 0 && rect.top < innerHeight
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    const sameControl = neighbour?.querySelector<HTMLElement>(focused.localName)
    const headingBefore = sectionHeading()
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const control = item?.isConnected ? item.querySelector('button') : sameControl
      if (control?.isConnected) return control.focus()
      const heading = sectionHeading()
      const fallback =
        (heading === headingBefore ? null : heading) ??
        document.querySelector<HTMLElement>('main h1') ??
        document.querySelector<HTMLElement>('main button')
      // Visitors who have scrolled on since the press are not scrolled back.
      fallback?.focus({ preventScroll: !isInSight })
    })
  }
}

/** React removes before it inserts: during a removal this is still the one before. */
const sectionHeading = () => document.querySelector<HTMLElement>('main h2[tabindex]')
