/** Spaces and hyphens that differ only in where lines may break, which no longer matters on paper. */
const plain = new Map([['\u00A0', ' '], ['\u202F', ' '], ['\u2011', '-'], ['\u2010', '-']])

/** `text` of one line as the PDF writes it: single ordinary spaces, ordinary hyphens. */
export function asWritten(text: string): string {
  return text.replace(/[\u00A0\u202F\u2010\u2011]/g, (sign) => plain.get(sign) ?? sign).replace(/\s+/g, ' ')
}

/** Whether `text` holds signs that come in colours of their own, as emoji do. */
export function isColourful(text: string): boolean {
  return /\p{Emoji_Presentation}|\uFE0F/u.test(text)
}

/**
 * Whether a font with these characters can write `text` glyph by glyph from left to right.
 * What it cannot (other scripts, emoji, combining marks) has to be drawn as a picture.
 */
export function isEncodable(text: string, characters: ReadonlySet<number>): boolean {
  return Array.from(asWritten(text)).every((character) => characters.has(character.codePointAt(0) ?? 0))
}
