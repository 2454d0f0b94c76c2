import type { Course } from '@syntax-lab/shared/course'
import { expect, test } from 'vitest'
import { courseFacts, paragraphsOf, visible } from './course-facts.ts'

const course: Course = {
  id: 'git-basics',
  title: 'Git Basics',
  img: '/images/git-basics.svg',
  price: 49,
  description: 'About Git.',
  ratings: 4.6,
  view: 12_480,
  comments: 214,
  badge: 'Beginner',
}

test('P38 says level, fees, rating, views and comments', () => {
  expect(courseFacts(course)).toEqual([
    { label: 'Level', value: 'Beginner' },
    { label: 'Fees', value: '$49' },
    { label: 'Rating', value: '4.6 out of 5' },
    { label: 'Views', value: '12,480' },
    { label: 'Comments', value: '214' },
  ])
})

test.each([
  [0, '$0'],
  [1249.5, '$1,249.50'],
  [0.99, '$0.99'],
])('writes a price of %d as %s', (price, fees) => {
  expect(courseFacts({ ...course, price })).toContainEqual({ label: 'Fees', value: fees })
})

test('parts a description at its empty lines', () => {
  expect(paragraphsOf('One\nline break\r\n\r\n\n  Two  \n \t \nThree')).toEqual(['One\nline break', 'Two', 'Three'])
})

test.each(['', '   ', '\n\n\n'])('has no paragraph for the empty description %j', (description) => {
  expect(paragraphsOf(description)).toEqual([])
})

test('composes accents and leaves out what cannot be seen', () => {
  expect(visible('Cafe\u0301 soft\u00ADhyphen\u0000\uFEFF\ttab')).toBe('Café softhyphen tab')
})
