import { sheetWidth } from './sheet-style.ts'

/** A4 in points, the PDF's unit. */
export const a4 = { width: 595.28, height: 841.89 } as const

/** Points per CSS pixel. */
export const point = 0.75

const page = { width: a4.width / point, height: a4.height / point }

/** Where things stand on a page, in CSS pixels from its left upper corner. */
export const margins = { left: (page.width - sheetWidth) / 2, top: 58, bottom: 76 } as const
export const runningHead = { baseline: 33, rule: 42 } as const
export const footer = { rule: page.height - 50, baseline: page.height - 32 } as const

/** How much of the sheet one page shows, in CSS pixels. */
export const pageHeight = page.height - margins.top - margins.bottom
