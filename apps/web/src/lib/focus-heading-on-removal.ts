/**
 * A ref for a part of the page that may be taken away while the focus is in it:
 * the screen's heading then takes the focus, which would fall to nobody.
 */
export function focusHeadingOnRemoval(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return () => {
    if (!part.contains(document.activeElement)) return
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    })
  }
}
