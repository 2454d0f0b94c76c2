import type { jsPDF } from 'jspdf'
import type { FontName } from './pdf-fonts.ts'

/** How a text is set; sizes in points. */
export type TextStyle = { font: FontName; size: number; lineHeight: number; color: string }

/** One line of a text. What the PDF's fonts cannot write is drawn as a picture. */
export type Line = { text: string; style: TextStyle; isDrawn: boolean; isRightToLeft: boolean }

/** Where a line stands, in points: its baseline, and its left end or its right one. */
type Position = { y: number; left: number } | { y: number; right: number }

/** Canvas pixels per point of a drawn line: 192 dpi. */
const drawnScale = 192 / 72

/** The site's own fonts for drawn lines; the browser adds one for every other script. */
const drawnFonts: Record<FontName, (size: number) => string> = {
  display: (size) => `650 ${size}px 'Bricolage Grotesque', system-ui, sans-serif`,
  text: (size) => `400 ${size}px 'Instrument Sans', system-ui, sans-serif`,
  strong: (size) => `600 ${size}px 'Instrument Sans', system-ui, sans-serif`,
  mono: (size) => `450 ${size}px 'JetBrains Mono', system-ui, sans-serif`,
}

/** `text` in composed characters, with ordinary spaces and hyphens, without what a font cannot show. Keeps newlines. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00AD\uFEFF]|(?!\s)\p{Cc}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
}

/** `text` broken at its newlines and into lines of at most `width` points. */
export function linesOf(doc: jsPDF, text: string, style: TextStyle, width: number): Line[] {
  const isRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
  return text.split('\n').flatMap((part) => {
    const texts: string[] =
      !isRightToLeft && isEncodable(doc, part, style)
        ? doc.setFont(style.font, 'normal').setFontSize(style.size).splitTextToSize(part, width)
        : breakLines(part, contextFor(style, 1), width)
    return texts.map((line) => ({
      text: line.trim(),
      style,
      isRightToLeft,
      isDrawn: isRightToLeft || !isEncodable(doc, line, style),
    }))
  })
}

/** Writes the line, and returns its width in points. */
export function writeLine(doc: jsPDF, line: Line, position: Position): number {
  return line.isDrawn ? drawLine(doc, line, position) : writeText(doc, line.text, line.style, position)
}

/** Writes text that the style's font is known to have, and returns its width in points. */
export function writeText(doc: jsPDF, text: string, style: TextStyle, position: Position): number {
  const width = textWidth(doc, text, style)
  doc.setTextColor(style.color).text(text, leftOf(position, width), position.y)
  return width
}

/** The width in points of text that the style's font is known to have. */
export function textWidth(doc: jsPDF, text: string, { font, size }: TextStyle): number {
  return doc.setFont(font, 'normal').setFontSize(size).getTextWidth(text)
}

const leftOf = (position: Position, width: number) => ('left' in position ? position.left : position.right - width)

// Fonts do have accents of their own, but jsPDF would set them beside their letter.
function isEncodable(doc: jsPDF, text: string, { font }: TextStyle): boolean {
  const glyphs: { characterToGlyph: (code: number) => number } = doc.setFont(font, 'normal').getFont().metadata
  const hasGlyph = (character: string) => glyphs.characterToGlyph(character.codePointAt(0) ?? 0) > 0
  return !/\p{Mark}/u.test(text) && Array.from(text).every(hasGlyph)
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a text of any script: between its words, and inside a word that is too long for a line. */
function breakLines(text: string, context: CanvasRenderingContext2D, width: number): string[] {
  const widthOf = (piece: string) => context.measureText(piece).width
  const lines: string[] = []
  let used = Infinity
  for (const word of unbreakable(text)) {
    const isLong = widthOf(word.trimEnd()) > width
    for (const piece of isLong ? Array.from(graphemes.segment(word), ({ segment }) => segment) : [word]) {
      const fits = used + widthOf(piece.trimEnd()) <= width
      lines.push(fits ? `${lines.pop()}${piece}` : piece)
      used = (fits ? used : 0) + widthOf(piece)
    }
  }
  return lines
}

/** The words of a text, each with the signs and spaces after it, and the brackets and quotes that open before it. */
function unbreakable(text: string): string[] {
  const parts: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const opens = /^[\p{Ps}\p{Pi}]/u.test(segment)
    const follows = /[\p{Ps}\p{Pi}]$/u.test(parts.at(-1) ?? '')
    if ((isWordLike || opens) && !follows) parts.push(segment)
    else parts.push(`${parts.pop() ?? ''}${segment}`)
  }
  return parts
}

/** A canvas that is ready for a line in the browser's fonts; `scale` is in its pixels per point. */
function contextFor({ font, size }: TextStyle, scale: number, { width, height } = { width: 1, height: 1 }) {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw a line on.')
  context.font = drawnFonts[font](size * scale)
  // As jsPDF sets its lines.
  context.fontKerning = 'none'
  return context
}

function drawLine(doc: jsPDF, { text, style, isRightToLeft }: Line, position: Position): number {
  const direction = { direction: isRightToLeft ? 'rtl' : 'ltr', textAlign: 'left' } as const
  const box = Object.assign(contextFor(style, drawnScale), direction).measureText(text)
  const [left, top] = [Math.ceil(box.actualBoundingBoxLeft), Math.ceil(box.actualBoundingBoxAscent)]
  const width = Math.max(1, left + Math.ceil(box.actualBoundingBoxRight))
  const height = Math.max(1, top + Math.ceil(box.actualBoundingBoxDescent))
  const context = Object.assign(contextFor(style, drawnScale, { width, height }), direction)
  context.fillText(text, left, top)
  reduceAlphaLevels(context, width, height)
  const lineWidth = box.width / drawnScale
  const [x, y] = [leftOf(position, lineWidth) - left / drawnScale, position.y - top / drawnScale]
  doc.addImage(context.canvas, 'PNG', x, y, width / drawnScale, height / drawnScale)
  return lineWidth
}

/** Leaves four levels of opacity. Black ink in four levels takes a fifth of the bytes, and looks the same on paper. */
function reduceAlphaLevels(context: CanvasRenderingContext2D, width: number, height: number): void {
  const pixels = context.getImageData(0, 0, width, height)
  for (let alpha = 3; alpha < pixels.data.length; alpha += 4)
    pixels.data[alpha] = Math.round((pixels.data[alpha] ?? 0) / 85) * 85
  context.putImageData(pixels, 0, 0)
}
