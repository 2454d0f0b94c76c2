import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Inspection = { target: Element | null; needsOutline: boolean }

/**
 * Runs in the page: why the element that has the focus cannot be seen as a whole, or does not show that it has it by an
 * outline of its own or of the box around it; empty when all is well. And whether it is `target`.
 */
function inspectStop({ target, needsOutline }: Inspection): { fault: string; isTarget: boolean } {
  const stop = document.activeElement
  const isTarget = stop === target
  if (!stop || stop === document.body) return { fault: '', isTarget }
  const label = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40) ?? ''
  const because = (why: string) => ({ fault: `<${stop.tagName.toLowerCase()}> ${label} ${why}`, isTarget })
  const box = stop.getClientRects()[0]
  if (!box || box.width === 0) return because('takes no room')
  // What is higher than half the window cannot always be seen as a whole.
  const isHigh = box.height > innerHeight / 2
  if ((box.top < 0 && !isHigh) || box.left < 0 || box.right > innerWidth + 1)
    return because(`is outside the window: ${JSON.stringify(box)}`)
  if (box.bottom > innerHeight && !isHigh) return because('is below the window')
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const [x, y] = [box.left + box.width / 2, (top + bottom) / 2]
  const points = [
    [x, y],
    [x, top + 3],
    [x, bottom - 3],
    [box.left + 3, y],
    [box.right - 3, y],
  ] as const
  const cover = points
    .map(([left, height]) => document.elementFromPoint(left, height))
    .find((found) => !found || !(stop.contains(found) || found.contains(stop)))
  if (cover !== undefined) return because(`is covered by ${cover?.outerHTML.slice(0, 120) ?? 'nothing'}`)
  const hasOutline = (element: Element | null) =>
    element !== null &&
    element.checkVisibility({ opacityProperty: true }) &&
    getComputedStyle(element).outlineStyle !== 'none' &&
    parseFloat(getComputedStyle(element).outlineWidth) >= 2
  if (!needsOutline) return { fault: '', isTarget }
  const outlined = [stop, stop instanceof HTMLInputElement ? stop.parentElement : null].find(hasOutline)
  if (!outlined) return because('does not show that it has the focus')
  const { outlineOffset, outlineWidth } = getComputedStyle(outlined)
  // To the outermost of its pixels but one.
  const outset = parseFloat(outlineOffset) + parseFloat(outlineWidth) - 1
  const own = outlined.getBoundingClientRect()
  const cutSides = new Set<string>()
  for (let around = outlined.parentElement; around; around = around.parentElement) {
    const { overflow, contain, contentVisibility } = getComputedStyle(around)
    if (overflow === 'visible' && contentVisibility === 'visible' && !/paint|strict|content/.test(contain)) continue
    const clip = around.getBoundingClientRect()
    if (own.left - outset < clip.left) cutSides.add('left')
    if (own.top - outset < clip.top) cutSides.add('top')
    if (own.right + outset > clip.right) cutSides.add('right')
    if (own.bottom + outset > clip.bottom) cutSides.add('bottom')
  }
  if (cutSides.size > 2) return because('has its outline cut away')
  return { fault: '', isTarget }
}

/** Why the element that has the focus cannot be seen as a whole; empty when it can. */
export async function hiddenBy(page: Page): Promise<string> {
  return (await page.evaluate(inspectStop, { target: null, needsOutline: false })).fault
}

/**
 * Presses Tab until `target` has the focus; every stop on the way can be seen and shows that it has it. Returns how
 * many there were.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  // Looked for once: a locator by role would look through the whole page at each stop.
  const element = await target.elementHandle()
  for (let stops = 1; stops < 120; stops += 1) {
    await page.keyboard.press(key)
    const { fault, isTarget } = await page.evaluate(inspectStop, { target: element, needsOutline: true })
    expect(fault).toBe('')
    if (isTarget) return stops
  }
  throw new Error(`No way by keyboard to ${target}.`)
}
