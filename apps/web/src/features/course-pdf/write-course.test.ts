import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOnPage } from './write-course.ts'

/** How the lines of a paragraph are shared out, on pages of `pageLines` lines of which the first has `room` left. */
function pagesOf(count: number, room: number, pageLines: number): number[] {
  const pages = [linesOnPage(count, room)]
  for (let left = count - (pages[0] ?? 0); left > 0; left -= pages.at(-1) ?? 0) pages.push(linesOnPage(left, pageLines))
  return pages
}

test('P38 every line of a paragraph is on one page, no page is too full, and no line stands alone on one', () => {
  const [counts, pageLengths] = [fc.integer({ min: 1, max: 200 }), fc.integer({ min: 4, max: 40 })]
  fc.assert(
    fc.property(counts, fc.integer({ min: -2, max: 40 }), pageLengths, (count, rest, pageLines) => {
      const room = Math.min(rest, pageLines)
      const pages = pagesOf(count, room, pageLines)
      expect(pages.reduce((sum, lines) => sum + lines, 0)).toBe(count)
      expect(pages[0]).toBeLessThanOrEqual(Math.max(room, 0))
      for (const lines of pages.slice(1)) expect(lines).toBeLessThanOrEqual(pageLines)
      if (count > 1) expect(pages).not.toContain(1)
    }),
  )
})

test.each([
  ['a paragraph that fits stays whole', 3, 3, 3],
  ['one of three lines is not cut', 3, 2, 0],
  ['one of four is cut in the middle only', 4, 3, 2],
  ['a single line at the foot of a page is none', 9, 1, 0],
])('%s', (_, count, room, lines) => expect(linesOnPage(count, room)).toBe(lines))
