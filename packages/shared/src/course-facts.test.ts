import { expect, test } from 'vitest'
import { courseFacts, formatComments, formatFees, formatViews } from './course-facts.ts'

const course = {
  id: 'sql',
  title: 'SQL',
  img: '/images/sql.svg',
  price: 49.5,
  description: '',
  ratings: 4,
  view: 12_480,
  comments: 1,
  badge: 'Beginner',
}

test('the facts are the level, fees, ratings, views and comments, each in words', () => {
  expect(courseFacts.map(({ term, text }) => `${term}: ${text(course)}`)).toEqual([
    'Level: Beginner',
    'Fees: $49.50',
    'Ratings: 4 out of 5',
    'Views: 12,480 views',
    'Comments: 1 comment',
  ])
})

test.each([
  [0, '$0'],
  [49, '$49'],
  [49.5, '$49.50'],
  [49.99, '$49.99'],
  [1234.5, '$1,234.50'],
  [1_000_000, '$1,000,000'],
])('fees of %d are shown as %s', (price, text) => expect(formatFees(price)).toBe(text))

test.each([
  [0, '0 views', '0 comments'],
  [1, '1 view', '1 comment'],
  [12_480, '12,480 views', '12,480 comments'],
])('%i is shown as %s and %s', (count, views, comments) =>
  expect([formatViews(count), formatComments(count)]).toEqual([views, comments]),
)
