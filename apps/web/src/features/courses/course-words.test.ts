import { expect, test } from 'vitest'
import { commentsOf, feesOf, summaryOf, viewsOf } from './course-words.ts'

test.each([
  [0, '$0'],
  [49, '$49'],
  [49.5, '$49.50'],
  [49.99, '$49.99'],
  [1234.5, '$1,234.50'],
  [1_000_000, '$1,000,000'],
])('fees of %d are shown as %s', (price, words) => expect(feesOf(price)).toBe(words))

test.each([
  [0, '0 views', '0 comments'],
  [1, '1 view', '1 comment'],
  [12_480, '12,480 views', '12,480 comments'],
])('%i is shown as %s and %s', (count, views, comments) => expect([viewsOf(count), commentsOf(count)]).toEqual([views, comments]))

test.each([
  ['Short.', 'Short.'],
  ['One line.\nAnother.', 'One line.'],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(30).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(154)}…`],
])('a description that begins with %.12s… is summed up in whole words', (description, summary) => expect(summaryOf(description)).toBe(summary))
