/**
 * The code points that a TrueType file has glyphs for, read from its format 4 character map.
 *
 * @throws RangeError when the file has no such map.
 */
export function charactersOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const map = format4(view, tableOffset(view, 'cmap'))
  const segments = view.getUint16(map + 6) / 2
  const characters = new Set<number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const last = view.getUint16(map + 14 + 2 * segment)
    const first = view.getUint16(map + 16 + 2 * (segments + segment))
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      if (glyphOf(view, map, { segment, segments, first, code }) !== 0) characters.add(code)
    }
  }
  return characters
}

type Place = { segment: number; segments: number; first: number; code: number }

function glyphOf(view: DataView, map: number, { segment, segments, first, code }: Place): number {
  const delta = view.getUint16(map + 16 + 2 * (2 * segments + segment))
  const rangeAt = map + 16 + 2 * (3 * segments + segment)
  const range = view.getUint16(rangeAt)
  if (range === 0) return (code + delta) & 0xffff
  const glyph = view.getUint16(rangeAt + range + 2 * (code - first))
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}

function tableOffset(view: DataView, name: string): number {
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)))
    if (tag === name) return view.getUint32(entry + 8)
  }
  throw new RangeError(`The font has no table "${name}".`)
}

function format4(view: DataView, cmap: number): number {
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * view.getUint16(cmap + 2); entry += 8) {
    const map = cmap + view.getUint32(entry + 4)
    if (view.getUint16(map) === 4) return map
  }
  throw new RangeError('The font has no character map of format 4.')
}
