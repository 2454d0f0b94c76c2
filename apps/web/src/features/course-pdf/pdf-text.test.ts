import { readFileSync } from 'node:fs'
import { jsPDF } from 'jspdf'
import { expect, test } from 'vitest'
import { linesOf, printable, textWidth, type TextStyle } from './pdf-text.ts'

const style: TextStyle = { font: 'text', size: 12, lineHeight: 18, color: '#000000' }
const doc = new jsPDF({ unit: 'pt' })
doc.addFileToVFS('text.ttf', readFileSync(new URL('./fonts/instrument-sans-400.ttf', import.meta.url), 'latin1'))
doc.addFont('text.ttf', 'text', 'normal')

test.each([
  'Plain English, with 100 % of “quotes” – and — dashes…',
  'Łukasz, Şebnem, José, Žofie',
  '$49, 30 €, ★★★★☆ → ≤ ✓',
])('P38 sets %s as text', (text) => {
  expect(linesOf(doc, text, style, 400)).toEqual([{ text, style, isDrawn: false, isRightToLeft: false }])
})

test('P38 breaks a long text between its words into lines that are as long as they can be', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')
  const lines = linesOf(doc, words, style, 300).map(({ text }) => text)
  expect(lines.join(' ')).toBe(words)
  lines.forEach((line, index) => {
    expect(textWidth(doc, line, style)).toBeLessThanOrEqual(300)
    const next = lines[index + 1]?.split(' ')[0]
    if (next) expect(textWidth(doc, `${line} ${next}`, style)).toBeGreaterThan(300)
  })
})

test('keeps the line breaks of a text', () => {
  expect(linesOf(doc, 'one\ntwo', style, 300).map(({ text }) => text)).toEqual(['one', 'two'])
})

test('composes accents, and leaves out what cannot be seen', () => {
  expect(printable('Cafe\u0301 soft\u00ADhyphen\u0000\uFEFF\ttab\r\nno\u00A0break\u2011here ')).toBe(
    'Café softhyphen tab\nno break-here',
  )
})
