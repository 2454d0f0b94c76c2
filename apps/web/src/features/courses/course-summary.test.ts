import { expect, test } from 'vitest'
import { firstSentenceOf, summaryOf } from './course-summary.ts'

test.each([
  ['Short.', 'Short.'],
  ['One line.\nAnother.', 'One line.'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(30).trim()}…`],
  ['', ''],
  ['x'.repeat(155), 'x'.repeat(155)],
  [`${'x'.repeat(150)}   ${'y'.repeat(20)}`, `${'x'.repeat(150)}…`],
  ['x'.repeat(200), `${'x'.repeat(154)}…`],
  [`${'x'.repeat(140)} ends. ${'y'.repeat(20)}`, `${'x'.repeat(140)} ends…`],
])('a description is summed up in whole words: case %#', (description, summary) =>
  expect(summaryOf(description)).toBe(summary),
)

test.each([
  ['One. Two.', 'One.'],
  ['Node.js runs it: a server. Two.', 'Node.js runs it: a server.'],
  ['Why? Because.', 'Why?'],
  ['No end\nAnother line.', 'No end'],
  [`${'word '.repeat(40)}end. Two.`, `${'word '.repeat(30).trim()}…`],
  [`${'word '.repeat(35)}end.`, `${'word '.repeat(35)}end.`],
  ['', ''],
])('the first sentence of a description: case %#', (description, sentence) =>
  expect(firstSentenceOf(description)).toBe(sentence),
)
