import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Why the element that has the focus cannot be seen as a whole; empty when it can. */
export function hiddenBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return ''
    const label = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40) ?? ''
    const name = `<${stop.tagName.toLowerCase()}> ${label}`
    const box = stop.getClientRects()[0]
    if (!box || box.width === 0) return `${name} takes no room`
    // What is higher than half the window cannot always be seen as a whole.
    const isHigh = box.height > innerHeight / 2
    if ((box.top < 0 && !isHigh) || box.left < 0 || box.right > innerWidth + 1)
      return `${name} is outside the window: ${JSON.stringify(box)}`
    if (box.bottom > innerHeight && !isHigh) return `${name} is below the window`
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const [x, y] = [box.left + box.width / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [x, top + 3],
      [x, bottom - 3],
      [box.left + 3, y],
      [box.right - 3, y],
    ] as const
    const covers = points
      .map(([left, height]) => document.elementFromPoint(left, height))
      .find((found) => !found || !(stop.contains(found) || found.contains(stop)))
    return covers === undefined ? '' : `${name} is covered by ${covers?.outerHTML.slice(0, 120) ?? 'nothing'}`
  })
}

/** The element that has the focus without an outline, its own or that of the box around it; empty where it has one. */
export function unmarkedStop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const hasOutline = (element: Element | null | undefined) =>
      element instanceof Element &&
      element.checkVisibility({ opacityProperty: true }) &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      parseFloat(getComputedStyle(element).outlineWidth) >= 2
    const stop = document.activeElement
    if (!stop || stop === document.body) return ''
    const isMarked = hasOutline(stop) || (stop instanceof HTMLInputElement && hasOutline(stop.parentElement))
    return isMarked ? '' : stop.outerHTML.slice(0, 200)
  })
}

/** Presses Tab until `target` has the focus; every stop on the way can be seen and shows that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Looked for once: a locator by role would look through the whole page at each stop.
  const element = await target.evaluateHandle((found) => found)
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press(key)
    expect(await hiddenBy(page)).toBe('')
    expect(await unmarkedStop(page)).toBe('')
    if (await element.evaluate((found) => found === document.activeElement)) return
  }
  throw new Error(`No way by keyboard to ${target}.`)
}
