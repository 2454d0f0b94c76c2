import type { jsPDF } from 'jspdf'
import { asWritten, isColourful, isEncodable } from './encodable.ts'
import { fourTonePng } from './four-tone-png.ts'
import { drawLine, overhang } from './line-image.ts'
import { point } from './page-geometry.ts'
import { unseen, type SheetFont } from './sheet-fonts.ts'
import type { TextFragment } from './text-fragments.ts'

/** Canvas pixels per CSS pixel of a drawn line: 192 dpi. */
const drawnScale = 2

/** Writes one line with its left end and baseline at `place` (points): as text where its font can, else as a picture. */
export function writeLine(
  doc: jsPDF,
  fonts: readonly SheetFont[],
  line: TextFragment,
  place: { x: number; y: number },
): void {
  if (canBeText(line, fonts)) return writeText(doc, line, place)
  writePicture(doc, line, place)
  if (!fonts.some(({ family }) => family === unseen)) return
  // jsPDF writes in units of 16 bits, so that emoji have no text behind them; nor have the signs that join them.
  const text = line.text.replace(/(?:[\u{10000}-\u{10FFFF}]|\uFE0F)\u200D?/gu, '')
  if (text.trim() !== '') writeText(doc, { ...line, text, type: { ...line.type, family: unseen } }, place)
}

/** Whether the line's own font has all that the line needs. */
export function canBeText({ text, type }: TextFragment, fonts: readonly SheetFont[]): boolean {
  const font = fonts.find(({ family }) => family === type.family)
  return font !== undefined && !type.isRightToLeft && isEncodable(text, font.characters)
}

function writeText(doc: jsPDF, { text, width, type }: TextFragment, { x, y }: { x: number; y: number }): void {
  const written = asWritten(text)
  const charSpace = type.letterSpacing * point
  doc
    .setFont(type.family, 'normal')
    .setFontSize(type.size * point)
    .setTextColor(type.color)
  const natural = doc.getTextWidth(written) + charSpace * written.length
  const horizontalScale = natural > 0 ? (width * point) / natural : 1
  // All three stay as they are until the next line, so each line says them.
  doc.text(written, x, y, { charSpace, horizontalScale, renderingMode: type.family === unseen ? 'invisible' : 'fill' })
}

function writePicture(doc: jsPDF, line: TextFragment, { x, y }: { x: number; y: number }): void {
  const { canvas, pixels } = drawLine(line, drawnScale)
  const image = isColourful(line.text) ? canvas : fourTonePng(pixels, line.type.color)
  const top = y - (line.baseline - line.top) * point
  const size = point / drawnScale
  // jsPDF takes pictures for the same by half of their bytes, unless they have names.
  const name = JSON.stringify([line.text, line.width, line.type])
  doc.addImage(image, 'PNG', x - overhang * point, top, canvas.width * size, canvas.height * size, name, 'SLOW')
}
