import type { Page } from '@playwright/test'

/** What anybody would see that no rule of axe is about, each with the element that it is about. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => element.outerHTML.slice(0, 120)
    const isFramed = (element: Element): boolean => {
      if (!element.checkVisibility()) return false
      const { borderTopWidth, borderBottomWidth, borderTopLeftRadius, borderTopColor } = getComputedStyle(element)
      const widths = [borderTopWidth, borderBottomWidth].map(parseFloat)
      return Math.min(...widths) > 0 && parseFloat(borderTopLeftRadius) >= 4 && borderTopColor !== 'rgba(0, 0, 0, 0)'
    }
    const frameOf = (element: Element | null): Element | null =>
      !element || isFramed(element) ? element : frameOf(element.parentElement)
    /** What stays in place may lie over the rest, and what is cut away lies nowhere. */
    const isApart = (element: Element): boolean => {
      const { position, clipPath } = getComputedStyle(element)
      return (
        /sticky|fixed/.test(position) ||
        clipPath !== 'none' ||
        (element.parentElement !== null && isApart(element.parentElement))
      )
    }

    const lines: { element: Element; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.textContent?.trim())
        continue
      if (element.closest('svg, script, style, noscript') || isApart(element)) continue
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ element, box })
    }
    lines.sort((a, b) => a.box.top - b.box.top)

    const overlapping = lines.flatMap(({ element, box }, at) => {
      const found: string[] = []
      for (const { element: other, box: below } of lines.slice(at + 1)) {
        if (below.top > box.bottom) break
        const height = Math.min(box.bottom, below.bottom) - below.top
        const width = Math.min(box.right, below.right) - Math.max(box.left, below.left)
        if (width > 2 && height > box.height / 2) found.push(`text over text: ${nameOf(element)} ${nameOf(other)}`)
      }
      return found
    })
    const atFrame = lines.flatMap(({ element, box }) => {
      const frame = frameOf(element)
      // Code and tables are scrolled where they are too wide.
      if (!frame || element.closest('pre, table')) return []
      const { left, right } = frame.getBoundingClientRect()
      return box.left - left < 4 || right - box.right < 4 ? [`text at its frame: ${nameOf(frame)}`] : []
    })
    const frames = Array.from(document.querySelectorAll('main *')).filter((element) => isFramed(element))
    const touching = frames.flatMap((frame, at) => {
      const box = frame.getBoundingClientRect()
      const near = frames.slice(at + 1).filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        const isBeside = left >= box.right + 4 || right <= box.left - 4
        const touches = !isBeside && top < box.bottom + 4 && bottom > box.top - 4
        return touches && !frame.contains(other) && isApart(frame) === isApart(other)
      })
      return near.map((other) => `frame at frame: ${nameOf(frame)} ${nameOf(other)}`)
    })
    const distorted = Array.from(document.images).flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      const isFilled = getComputedStyle(picture).objectFit === 'fill' && picture.naturalWidth > 0 && width > 0
      const ratio = (width / height) * (picture.naturalHeight / picture.naturalWidth)
      return isFilled && Math.abs(ratio - 1) > 0.03 ? [`distorted: ${nameOf(picture)}`] : []
    })
    return [...new Set([...overlapping, ...atFrame, ...touching, ...distorted])]
  })
}
