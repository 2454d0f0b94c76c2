import { colorAreasOf, type ColorArea } from './color-areas.ts'
import { joinOverlapping, type Band } from './paginate.ts'
import { fragmentsOf, typeStyleOf, type TextFragment } from './text-fragments.ts'

/** All that a laid-out sheet shows, in CSS pixels from its own left upper corner. */
export type MeasuredSheet = {
  fragments: TextFragment[]
  areas: ColorArea[]
  /** The strips that no page break may cut. */
  bands: Band[]
  /** The entries of the outline with their heights on the sheet. */
  outline: { title: string; top: number }[]
  /** The element that becomes a picture, and where. */
  plate?: { element: HTMLElement; left: number; top: number; width: number; height: number }
}

/** Reads a sheet that marks its parts as `CourseSheet` does. */
export function measureSheet(sheet: HTMLElement): MeasuredSheet {
  const { left, top } = sheet.getBoundingClientRect()
  const [fragments, areas, bands]: [TextFragment[], ColorArea[], Band[]] = [[], [], []]
  const visit = (element: HTMLElement, block: number, isKept: boolean): void => {
    if (element.matches('[data-plate]')) return
    if (element.matches('[data-keep]')) bands.push({ ...edges(element, top), block })
    areas.push(...colorAreasOf(element).map((area) => moved(area, left, top)))
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) {
        const startsBlock = child.matches('[data-block], [data-keep]')
        visit(child, startsBlock ? (blocks += 1) : block, isKept || child.matches('[data-keep]'))
      } else if (child instanceof Text && child.data.trim() !== '') {
        const lines = fragmentsOf(child, typeStyleOf(element)).map((line) => movedLine(line, left, top))
        fragments.push(...lines)
        if (!isKept) bands.push(...lines.map((line) => ({ top: line.top, bottom: line.bottom, block })))
      }
    }
  }
  let blocks = 0
  visit(sheet, 0, false)
  return {
    fragments,
    areas,
    bands: joinOverlapping(bands),
    outline: outlineOf(sheet, top),
    ...plateOf(sheet, left, top),
  }
}

function edges(element: Element, origin: number) {
  const { top, bottom } = element.getBoundingClientRect()
  return { top: top - origin, bottom: bottom - origin }
}

function moved(area: ColorArea, x: number, y: number): ColorArea {
  return { ...area, left: area.left - x, right: area.right - x, top: area.top - y, bottom: area.bottom - y }
}

function movedLine(line: TextFragment, x: number, y: number): TextFragment {
  return { ...line, left: line.left - x, top: line.top - y, bottom: line.bottom - y, baseline: line.baseline - y }
}

function outlineOf(sheet: HTMLElement, origin: number) {
  return [...sheet.querySelectorAll('[data-outline]')].map((element) => ({
    title: (element.textContent ?? '').trim(),
    top: edges(element, origin).top,
  }))
}

function plateOf(sheet: HTMLElement, x: number, y: number): Pick<MeasuredSheet, 'plate'> {
  const element = sheet.querySelector<HTMLElement>('[data-plate]')
  if (!element) return {}
  const { left, top, width, height } = element.getBoundingClientRect()
  return { plate: { element, left: left - x, top: top - y, width, height } }
}
