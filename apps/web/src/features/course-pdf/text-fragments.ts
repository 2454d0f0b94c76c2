/** The part of a text that stands on one line, with all that is needed to set it again. CSS pixels, in the viewport. */
export type TextFragment = {
  text: string
  left: number
  width: number
  /** The edges of the line, leading included. */
  top: number
  bottom: number
  baseline: number
  type: TypeStyle
}

export type TypeStyle = {
  /** The first family of the list, which is the PDF's font, and the whole list. */
  family: string
  families: string
  weight: string
  size: number
  lineHeight: number
  ascent: number
  letterSpacing: number
  color: string
  isRightToLeft: boolean
}

type Piece = { start: number; end: number; rect: DOMRect }

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The lines of one text node, as the browser broke them. */
export function fragmentsOf(node: Text, type: TypeStyle): TextFragment[] {
  const fragments: TextFragment[] = []
  let line: Piece[] = []
  for (const piece of piecesOf(node)) {
    const first = line[0]
    if (first && Math.abs(piece.rect.top - first.rect.top) > first.rect.height / 2) {
      fragments.push(joined(node, line, type))
      line = []
    }
    line.push(piece)
  }
  if (line.length > 0) fragments.push(joined(node, line, type))
  return fragments
}

// Word by word, for speed; a word that lies on two lines (or is a whole Chinese paragraph) character by character.
function piecesOf(node: Text): Piece[] {
  const range = document.createRange()
  const pieceAt = (start: number, end: number): Piece[] => {
    range.setStart(node, start)
    range.setEnd(node, end)
    const [rect, ...others] = range.getClientRects()
    return rect && others.length === 0 ? [{ start, end, rect }] : []
  }
  return [...node.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const whole = pieceAt(index, index + word.length)
    if (whole.length > 0) return whole
    return [...graphemes.segment(word)].flatMap((part) =>
      pieceAt(index + part.index, index + part.index + part.segment.length),
    )
  })
}

function joined(node: Text, line: readonly Piece[], type: TypeStyle): TextFragment {
  const rects = line.map((piece) => piece.rect)
  const [left, right] = [Math.min(...rects.map((rect) => rect.left)), Math.max(...rects.map((rect) => rect.right))]
  const { top, height } = rects[0] ?? new DOMRect()
  const lead = (type.lineHeight - height) / 2
  return {
    text: node.data.slice(line[0]?.start, line.at(-1)?.end),
    left,
    width: right - left,
    top: top - lead,
    bottom: top + height + lead,
    baseline: top + type.ascent,
    type,
  }
}

const context = document.createElement('canvas').getContext('2d')

/** How the text of an element is set. */
export function typeStyleOf(element: Element): TypeStyle {
  const style = getComputedStyle(element)
  const size = Number.parseFloat(style.fontSize)
  return {
    family: (style.fontFamily.split(',')[0] ?? '').replaceAll('"', '').trim(),
    families: style.fontFamily,
    weight: style.fontWeight,
    size,
    lineHeight: Number.parseFloat(style.lineHeight),
    ascent: ascentOf(style, size),
    letterSpacing: Number.parseFloat(style.letterSpacing) || 0,
    color: style.color,
    isRightToLeft: style.direction === 'rtl',
  }
}

function ascentOf(style: CSSStyleDeclaration, size: number): number {
  if (!context) return size
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  return Math.round(context.measureText('x').fontBoundingBoxAscent)
}
