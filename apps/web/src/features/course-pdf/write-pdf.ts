import { jsPDF } from 'jspdf'
import type { MeasuredSheet } from './measure-sheet.ts'
import { a4, margins, pageHeight, point } from './page-geometry.ts'
import { writeFurniture } from './page-furniture.ts'
import { paginate, type PageSlice } from './paginate.ts'
import type { SheetFont } from './sheet-fonts.ts'
import { writeLine } from './write-line.ts'

/** What the file says about itself, and where its link leads. */
export type PdfDetails = { title: string; subject: string; author: string; language: 'en'; url: string }

type Material = {
  measured: MeasuredSheet
  plate: Uint8Array | undefined
  fonts: readonly SheetFont[]
  details: PdfDetails
}

/** The sheet as an A4 PDF: text as text, rules as lines, the plate as its one picture. */
export function writePdf({ measured, plate, fonts, details }: Material): Blob {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  describe(doc, details)
  for (const font of fonts) addFont(doc, font)
  const pages = paginate(measured.bands, pageHeight)
  pages.forEach((page, index) => {
    if (index > 0) doc.addPage([a4.width, a4.height])
    writePage(doc, { measured, plate, fonts, details }, page)
    writeFurniture(doc, { fonts, details, number: index + 1, count: pages.length })
  })
  for (const { title, top } of measured.outline) {
    const page = pages.findIndex(({ to }) => top < to)
    doc.outline.add(null, title, { pageNumber: Math.max(page, 0) + 1 })
  }
  return doc.output('blob')
}

function describe(doc: jsPDF, { title, subject, author, language }: PdfDetails): void {
  doc.setProperties({ title, subject, author, creator: author })
  doc.setLanguage(language)
  doc.viewerPreferences({ DisplayDocTitle: true })
}

function addFont(doc: jsPDF, { family, bytes }: SheetFont): void {
  // jsPDF takes a font as a string with one character per byte.
  doc.addFileToVFS(`${family}.ttf`, Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  doc.addFont(`${family}.ttf`, family, 'normal')
}

function writePage(doc: jsPDF, { measured, plate, fonts }: Material, { from, to }: PageSlice): void {
  const [x, y] = [(left: number) => (left + margins.left) * point, (top: number) => (top - from + margins.top) * point]
  for (const { left, right, top, bottom, color } of measured.areas) {
    const [upper, lower] = [Math.max(top, from), Math.min(bottom, to)]
    if (upper < lower)
      doc.setFillColor(color).rect(x(left), y(upper), (right - left) * point, (lower - upper) * point, 'F')
  }
  if (measured.plate && plate && isOn(measured.plate.top)) {
    const { left, top, width, height } = measured.plate
    doc.addImage(plate, 'JPEG', x(left), y(top), width * point, height * point)
  }
  for (const line of measured.fragments)
    if (isOn(line.top)) writeLine(doc, fonts, line, { x: x(line.left), y: y(line.baseline) })

  function isOn(top: number): boolean {
    return top >= from - 0.5 && top < to - 0.5
  }
}
