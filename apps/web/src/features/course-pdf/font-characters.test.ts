import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf } from './font-characters.ts'

const folder = new URL('./fonts/', import.meta.url)
const fonts = readdirSync(folder).filter((file) => file.endsWith('.ttf') && file !== 'unseen.ttf')
const ascii = Array.from({ length: 95 }, (_, index) => 32 + index)

test.each(fonts)('reads from %s the characters that it has, and no other', (file) => {
  const characters = charactersOf(readFileSync(new URL(file, folder)))
  expect(ascii.filter((code) => !characters.has(code))).toEqual([])
  for (const missing of [0, 0x0600, 0x4e00, 0xffff]) expect(characters).not.toContain(missing)
})

test.each(fonts.filter((file) => !file.startsWith('jetbrains')))(
  'P38 %s has the letters and signs of ordinary course texts',
  (file) => {
    const characters = charactersOf(readFileSync(new URL(file, folder)))
    const missing = Array.from('äéñßøÆŁşğžő€£–—‘’“”…•·×÷−≤≥≠→←↑↓↗★☆✓°™').filter(
      (sign) => !characters.has(sign.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  },
)

test('P38 the font of blanks has every script, for the text behind drawn lines', () => {
  const characters = charactersOf(readFileSync(new URL('unseen.ttf', folder)))
  for (const sign of ['a', 'é', 'Ж', 'ش', 'ও', '数', '한', '→']) expect(characters).toContain(sign.codePointAt(0))
})

test('refuses a file without a character map', () => {
  expect(() => charactersOf(new Uint8Array(12))).toThrow(RangeError)
})
