/**
 * A ref for a part of the page that may be taken away while the focus is in it, which would fall to nobody.
 * In a list the button of the next item takes it, or of the one before; elsewhere the screen's heading, or, on a screen
 * without one, its button.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return () => {
    if (!part.contains(document.activeElement)) return
    const item = part.closest('li')
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      if (neighbour?.isConnected) return neighbour.focus()
      const heading =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main button')
      heading?.focus({ preventScroll: true })
    })
  }
}
