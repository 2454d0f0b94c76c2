import { expect, test } from 'vitest'
import { courseFacts, formatCount, formatFees, formatRatings, formatViews } from './course-facts.ts'
import { sampleCourse } from './sample-course.ts'

test('the facts are the level, fees, ratings, views and comments; a label is not said twice', () => {
  const course = sampleCourse({ price: 49.5, ratings: 4, comments: 1_318 })
  expect(courseFacts.map(({ id, term, text }) => [id, `${term}: ${text(course)}`])).toEqual([
    ['badge', 'Level: Beginner'],
    ['price', 'Fees: $49.50'],
    ['ratings', 'Ratings: 4 out of 5'],
    ['view', 'Views: 12,480'],
    ['comments', 'Comments: 1,318'],
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
  [0, '0 views'],
  [1, '1 view'],
  [12_480, '12,480 views'],
])('%i on a card is shown as %s', (view, text) => expect(formatViews(view)).toBe(text))

test.each([
  [0, '0 courses'],
  [1, '1 course'],
  [5_000, '5000 courses'],
])('a catalogue of %i has %s', (courses, text) => expect(formatCount(courses)).toBe(text))

test('ratings are shown to the hundredth; a course without any says so', () => {
  expect(formatRatings(13 / 3)).toBe('4.33 out of 5')
  expect(formatRatings(0)).toBe('not rated yet')
  expect(formatRatings(0.5)).toBe('0.5 out of 5')
})
