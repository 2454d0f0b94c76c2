import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asWritten, isColourful, isEncodable } from './encodable.ts'
import { charactersOf } from './font-characters.ts'

const characters = charactersOf(readFileSync(new URL('./fonts/instrument-sans-400.ttf', import.meta.url)))

test.each([
  'Plain English, with 100 % of “quotes” – and — dashes…',
  'Łukasz, Şebnem, José, Žofie',
  '$49, 30 €, ★★★★☆ → ≤ ✓',
])('writes %s as text', (text) => {
  expect(isEncodable(text, characters)).toBe(true)
})

test.each(['ওয়েব', 'أساسيات', '数据库', 'rocket 🚀', 'q\u0303', 'a\u200Db'])('draws a line with %s', (text) => {
  expect(isEncodable(text, characters)).toBe(false)
})

test('writes special spaces and hyphens as ordinary ones, so that a search finds them', () => {
  expect(asWritten('no\u00A0break\u2011here,\n  one line')).toBe('no break-here, one line')
})

test.each([
  ['👩🏽‍💻', true],
  ['☎\uFE0F', true],
  ['☎', false],
  ['#1', false],
  ['数', false],
])('knows whether %s has colours of its own: %s', (text, expected) => {
  expect(isColourful(text)).toBe(expected)
})
