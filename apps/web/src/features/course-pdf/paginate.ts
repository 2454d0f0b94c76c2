/** A strip of the sheet that is never cut: one line, or a part kept whole. `block` tells which lines belong together. CSS pixels. */
export type Band = { top: number; bottom: number; block: number }

/** The part of the sheet, from `from` to `to` in its own CSS pixels, that one page shows. */
export type PageSlice = { from: number; to: number }

/** A paragraph leaves at least so many lines at the foot of a page and at the head of the next. */
const fewestLines = 2

/**
 * Cuts a sheet into pages of at most `pageHeight`, only between bands, and with no
 * paragraph's first or last line alone. A band taller than a page has a page to itself.
 *
 * @param bands from top to bottom, none overlapping the next.
 */
export function paginate(bands: readonly Band[], pageHeight: number): PageSlice[] {
  const pages: PageSlice[] = []
  let start = 0
  while (start < bands.length) {
    const end = pageEnd(bands, start, pageHeight)
    pages.push({ from: topOf(bands, start), to: bands[end - 1]?.bottom ?? 0 })
    start = end
  }
  return pages
}

function pageEnd(bands: readonly Band[], start: number, pageHeight: number): number {
  const top = topOf(bands, start)
  const overflow = bands.findIndex((band, index) => index > start && band.bottom - top > pageHeight)
  if (overflow === -1) return bands.length
  for (let end = overflow; end > start; end -= 1) if (mayBreakBefore(bands, end)) return end
  return overflow
}

function mayBreakBefore(bands: readonly Band[], index: number): boolean {
  const block = bands[index]?.block
  const isIn = (other: number) => bands[other]?.block === block
  if (!isIn(index - 1)) return true
  return isIn(index - fewestLines) && isIn(index + fewestLines - 1)
}

function topOf(bands: readonly Band[], index: number): number {
  return bands[index]?.top ?? 0
}

/** Strips in any order as bands: those that overlap become one, which keeps the block of the later one. */
export function joinOverlapping(strips: readonly Band[]): Band[] {
  const bands: Band[] = []
  for (const strip of strips.toSorted((a, b) => a.top - b.top || a.block - b.block)) {
    const last = bands.at(-1)
    // Neighbouring lines share an edge, give or take a rounding.
    if (last && strip.top < last.bottom - 1) {
      last.bottom = Math.max(last.bottom, strip.bottom)
      last.block = Math.max(last.block, strip.block)
    } else bands.push({ ...strip })
  }
  return bands
}
