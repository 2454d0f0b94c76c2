import type { jsPDF } from 'jspdf'
import { asWritten, isColourful, isEncodable } from './encodable.ts'
import { fourTonePng } from './four-tone-png.ts'
import { drawLine, overhang } from './line-image.ts'
import { point } from './page-geometry.ts'
import type { SheetFont } from './sheet-fonts.ts'
import type { TextFragment } from './text-fragments.ts'

/** Canvas pixels per CSS pixel of a drawn line: 288 dpi. */
const drawnScale = 2.5

/** Writes one line with its left end and baseline at `place` (points): as text where its font can, else as a picture. */
export function writeLine(doc: jsPDF, fonts: readonly SheetFont[], line: TextFragment, place: { x: number; y: number }): void {
  const font = fonts.find(({ family }) => family === line.type.family)
  if (font && !line.type.isRightToLeft && isEncodable(line.text, font.characters)) writeText(doc, line, place)
  else writePicture(doc, line, place)
}

function writeText(doc: jsPDF, { text, width, type }: TextFragment, { x, y }: { x: number; y: number }): void {
  const written = asWritten(text)
  const charSpace = type.letterSpacing * point
  doc.setFont(type.family, 'normal').setFontSize(type.size * point).setTextColor(type.color)
  const natural = doc.getTextWidth(written) + charSpace * written.length
  // Both stay as they are until the next line, so each line says them.
  doc.text(written, x, y, { charSpace, horizontalScale: natural > 0 ? (width * point) / natural : 1, renderingMode: 'fill' })
}

function writePicture(doc: jsPDF, line: TextFragment, { x, y }: { x: number; y: number }): void {
  const { canvas, pixels } = drawLine(line, drawnScale)
  const image = isColourful(line.text) ? canvas : fourTonePng(pixels, line.type.color)
  const top = y - (line.baseline - line.top) * point
  const size = point / drawnScale
  // jsPDF takes pictures for the same by half of their bytes, unless they have names.
  const name = JSON.stringify([line.text, line.width, line.type])
  doc.addImage(image, 'PNG', x - overhang * point, top, canvas.width * size, canvas.height * size, name, 'NONE')
}
