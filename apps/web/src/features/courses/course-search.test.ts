import { expect, test } from 'vitest'
import courses from '../../../../course-api/data/courses.json' with { type: 'json' }
import { everydayQueries, laterQueries, nonsense } from '#testing/everyday-queries.ts'
import { createCourseSearch } from './course-search.ts'

const search = await createCourseSearch(courses)

test.each([
  ['everyday queries', everydayQueries],
  ['queries written later', laterQueries],
])('P50 at least 95 %% of the %s have their course among the first three', (_, queries) => {
  const missed = queries.filter(([query, ids]) => {
    const wanted = ids.split(' ')
    return !search(query)
      .ids.slice(0, 3)
      .some((id) => wanted.includes(id))
  })
  expect(missed.length, `missed: ${missed.map(([query]) => query).join(', ')}`).toBeLessThanOrEqual(
    queries.length * 0.05,
  )
})

test.each(nonsense)('P50 "%s" finds nothing', (query) => expect(search(query).ids).toEqual([]))

test.each(['ts', 'ai', 'r', 'c'])('P50 "%s" does not find everything', (query) =>
  expect(search(query).ids.length).toBeLessThan(courses.length / 2),
)

test.each(['', '   ', '?', '…'])('a search for "%s" finds nothing, and is no error', (query) =>
  expect(search(query)).toEqual({ ids: [], marks: [] }),
)

test('a misspelt word is searched for as the word that it is near to, and says so', () => {
  expect(search('javscript')).toMatchObject({ guess: 'javascript', marks: ['javascript'] })
  expect(search('javscript').ids[0]).toBe('javascript-first-steps')
  expect(search('pyhton').guess).toBe('python')
  expect(search('python').guess).toBeUndefined()
})

test('a word that is being typed takes nothing away, and words that no course has together are no misspelling', () => {
  expect(search('version qu')).toEqual(search('version'))
  const partly = search('dns server')
  expect([partly.ids.includes('how-networks-work'), partly.guess]).toEqual([true, undefined])
})
