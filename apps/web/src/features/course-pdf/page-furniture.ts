import type { jsPDF } from 'jspdf'
import { accent, families, hairline, inkSoft, sheetWidth } from './sheet-style.ts'
import { footer, margins, point, runningHead } from './page-geometry.ts'
import type { SheetFont } from './sheet-fonts.ts'
import type { TextFragment } from './text-fragments.ts'
import type { PdfDetails } from './write-pdf.ts'
import { writeLine } from './write-line.ts'

type Furniture = { fonts: readonly SheetFont[]; details: PdfDetails; number: number; count: number }

const right = margins.left + sheetWidth
const gap = 16

/** Writes what stands on every page: the brand, the way back to the course and the page's number; the title from page 2 on. */
export function writeFurniture(doc: jsPDF, { fonts, details, number, count }: Furniture): void {
  const write = (line: TextFragment, left: number) =>
    writeLine(doc, fonts, line, { x: left * point, y: line.baseline * point })
  const rule = (top: number) =>
    doc.setFillColor(hairline).rect(margins.left * point, top * point, sheetWidth * point, point, 'F')

  const brand = lineOf({ text: details.author, family: 'display', size: 11, color: accent, baseline: footer.baseline })
  const page = lineOf({
    text: `Page ${number} of ${count}`,
    family: 'mono',
    size: 10,
    color: inkSoft,
    baseline: footer.baseline,
  })
  const link = { left: margins.left + brand.width + gap, right: right - page.width - gap }
  const address = fitted(
    { text: details.url, family: 'mono', size: 10, color: accent, baseline: footer.baseline },
    link.right - link.left,
  )
  rule(footer.rule)
  write(brand, margins.left)
  write(address, link.left)
  doc.link(link.left * point, address.top * point, address.width * point, (address.bottom - address.top) * point, {
    url: details.url,
  })
  write(page, right - page.width)

  if (number === 1) return
  write(
    fitted(
      { text: details.title, family: 'strong', size: 10.5, color: inkSoft, baseline: runningHead.baseline },
      sheetWidth,
    ),
    margins.left,
  )
  rule(runningHead.rule)
}

type Words = { text: string; family: keyof typeof families; size: number; color: string; baseline: number }

// Titles and addresses can be of any length: they are set smaller when they have to be.
function fitted(words: Words, room: number): TextFragment {
  return lineOf({ ...words, size: words.size * Math.min(1, room / lineOf(words).width) })
}

const context = document.createElement('canvas').getContext('2d')

function lineOf({ text, family, size, color, baseline }: Words): TextFragment {
  const list = families[family]
  if (context) {
    context.font = `${size}px ${list}`
    context.fontKerning = 'none'
  }
  return {
    text,
    left: 0,
    width: context?.measureText(text).width ?? 0,
    top: baseline - size * 1.2,
    bottom: baseline + size * 0.5,
    baseline,
    type: {
      family: list.split('"')[1] ?? '',
      families: list,
      weight: '400',
      size,
      lineHeight: size * 1.7,
      ascent: size,
      letterSpacing: 0,
      color,
      isRightToLeft: false,
    },
  }
}
