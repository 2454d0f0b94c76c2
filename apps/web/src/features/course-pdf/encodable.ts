/**
 * `text` of one line as the PDF writes it. Spaces and hyphens that differ only in where
 * lines may break become ordinary ones, so that a search finds them.
 */
export function asWritten(text: string): string {
  return text.replace(/[\u2010\u2011]/g, '-').replace(/\s+/g, ' ')
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
  // Fonts do have accents of their own, but jsPDF would set them beside their letter.
  if (/\p{Mark}/u.test(text)) return false
  return Array.from(asWritten(text)).every((character) => characters.has(character.codePointAt(0) ?? 0))
}
