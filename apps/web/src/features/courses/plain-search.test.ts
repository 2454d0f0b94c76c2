import { expect, test } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { createPlainSearch } from './plain-search.ts'

const search = createPlainSearch(sampleCourses)

test('finds the courses that have every word, whatever the case', () => {
  expect(search('REACT patterns').ids).toEqual(['react-patterns'])
  expect(search('beginner rebases').ids).toEqual(['git-basics'])
})

test('blanks around and between the words are none', () => {
  expect(search(' react   patterns ')).toEqual({ ids: ['react-patterns'], marks: ['react', 'patterns'] })
})

test('finds nothing for words that no course has together', () => {
  expect(search('react rebases').ids).toEqual([])
  expect(search('knitting').ids).toEqual([])
})
