/**
 * A ref for a part of the page that may be removed while it has the focus, which would otherwise be lost.
 * In a list or a table's row the button of the next item or cell takes it, or of the one before; elsewhere the screen's
 * heading, or, on a screen without one, its button.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return () => {
    if (!part.contains(document.activeElement)) return
    const item = part.closest('li, td')
    const rect = document.activeElement?.getBoundingClientRect()
    const isInSight = rect !== undefined && rect.bottom > 0 && rect.top < innerHeight
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      if (neighbour?.isConnected) return neighbour.focus()
      const fallback =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main button')
      // Visitors who have scrolled on since the press are not scrolled back.
      fallback?.focus({ preventScroll: !isInSight })
    })
  }
}
