import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinOverlapping, paginate, type Band } from './paginate.ts'

const lineHeight = 25

/** Paragraphs of the given numbers of lines, one under the other. */
function paragraphs(...lengths: number[]): Band[] {
  return lengths
    .flatMap((length, block) => Array.from({ length }, () => block))
    .map((block, index) => ({ block, top: index * lineHeight, bottom: (index + 1) * lineHeight }))
}

const linesPerPage = (bands: readonly Band[], height: number) =>
  paginate(bands, height).map(({ from, to }) => bands.filter(({ top, bottom }) => top >= from && bottom <= to).length)

test('P38 ten pages of text: every line is whole on exactly one page, in order, and no page is too full', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(lengths, fc.integer({ min: 4, max: 40 }), (counts, lines) => {
      const bands = paragraphs(...counts)
      const pages = paginate(bands, lines * lineHeight)
      const shown = pages.flatMap(({ from, to }) => bands.filter(({ top, bottom }) => top >= from && bottom <= to))
      expect(shown).toEqual(bands)
      for (const { from, to } of pages) expect(to - from).toBeLessThanOrEqual(lines * lineHeight)
    }),
  )
})

test('leaves no first and no last line of a paragraph alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 }), (counts) => {
      const bands = paragraphs(...counts)
      for (const { to } of paginate(bands, 20 * lineHeight).slice(0, -1)) {
        const cut = bands.findIndex(({ top }) => top >= to)
        const block = bands[cut]?.block
        const [before, after] = [bands.slice(0, cut), bands.slice(cut)].map(
          (part) => part.filter((band) => band.block === block).length,
        )
        if (before !== 0) expect([before, after].every((lines) => (lines ?? 0) >= 2)).toBe(true)
      }
    }),
  )
})

test('moves a paragraph of three lines to the next page rather than cut it', () => {
  expect(linesPerPage(paragraphs(4, 3), 6 * lineHeight)).toEqual([4, 3])
})

test('cuts a paragraph of four lines in the middle only', () => {
  expect(linesPerPage(paragraphs(3, 4), 6 * lineHeight)).toEqual([5, 2])
})

test('gives a band that is taller than a page a page to itself', () => {
  const bands: Band[] = [
    { top: 0, bottom: 20, block: 0 },
    { top: 20, bottom: 500, block: 1 },
    { top: 500, bottom: 520, block: 2 },
  ]
  expect(paginate(bands, 100)).toEqual([
    { from: 0, to: 20 },
    { from: 20, to: 500 },
    { from: 500, to: 520 },
  ])
})

test('has no page for a sheet without anything on it', () => {
  expect(paginate([], 100)).toEqual([])
})

test('joins a heading with the line beside it, as a line of that paragraph', () => {
  const heading = { top: 100, bottom: 127, block: 0 }
  const lines = [
    { top: 100, bottom: 125, block: 3 },
    { top: 127, bottom: 152, block: 3 },
  ]
  expect(joinOverlapping([heading, ...lines])).toEqual([{ top: 100, bottom: 127, block: 3 }, lines[1]])
})

test('keeps neighbouring lines apart although they share an edge', () => {
  expect(joinOverlapping(paragraphs(3))).toEqual(paragraphs(3))
})
