import { expect, test } from 'vitest'
import { summaryOf } from './course-summary.ts'

test.each([
  ['Short.', 'Short.'],
  ['One line.\nAnother.', 'One line.'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(30).trim()}…`],
  ['', ''],
  ['x'.repeat(155), 'x'.repeat(155)],
  [`${'x'.repeat(150)}   ${'y'.repeat(20)}`, `${'x'.repeat(150)}…`],
  ['x'.repeat(200), `${'x'.repeat(154)}…`],
])('a description that begins with %.12s… is summed up in whole words', (description, summary) =>
  expect(summaryOf(description)).toBe(summary),
)
