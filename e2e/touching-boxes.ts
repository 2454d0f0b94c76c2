import type { Page } from '@playwright/test'

/** Framed boxes, as cards, that come one after the other without a gap of 4 px between them. */
export function touchingBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFramed = (element: Element | null): element is Element => {
      if (!element?.checkVisibility()) return false
      const { borderTopWidth, borderBottomWidth, borderTopLeftRadius, borderTopStyle } = getComputedStyle(element)
      const widths = [borderTopWidth, borderBottomWidth].map(parseFloat)
      return borderTopStyle !== 'none' && Math.min(...widths) > 0 && parseFloat(borderTopLeftRadius) >= 8
    }
    return Array.from(document.querySelectorAll('main *')).flatMap((element) => {
      const next = element.nextElementSibling
      if (!isFramed(element) || !isFramed(next)) return []
      const [first, second] = [element.getBoundingClientRect(), next.getBoundingClientRect()]
      const isBeside = second.left >= first.right + 4 || second.right <= first.left - 4
      return isBeside || second.top >= first.bottom + 4 ? [] : [next.outerHTML.slice(0, 120)]
    })
  })
}
