import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, expect, test, vi } from 'vitest'
import courses from '../../../../course-api/data/courses.json' with { type: 'json' }
import { everydayQueries, laterQueries, nonsense } from '#testing/everyday-queries.ts'
import {
  everydayThings,
  fifthUnseen,
  firstUnseen,
  fourthUnseen,
  secondUnseen,
  subjectNames,
  subjectWords,
  thirdUnseen,
  unseenNonsense,
} from '#testing/unseen-queries.ts'
import { createCourseSearch } from './course-search.ts'

const search = await createCourseSearch(courses)

const lists = {
  'everyday queries': everydayQueries,
  'queries written later': laterQueries,
  'first unseen queries': firstUnseen,
  'second unseen queries': secondUnseen,
  'third unseen queries': thirdUnseen,
  'fourth unseen queries': fourthUnseen,
  'fifth unseen queries': fifthUnseen,
}

test.each(Object.entries(lists))(
  'P50 at least 95 %% of the %s have their course among the first three',
  (_, queries) => {
    const missed = missedBy(queries, 3)
    expect(missed.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(queries.length * 0.05)
  },
)

test('at least 95 % of all these queries have their course at the first place', () => {
  const queries = Object.values(lists).flat()
  const missed = missedBy(queries, 1)
  expect(missed.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(queries.length * 0.05)
})

test('the names of subjects, in one word or in two, have their course at the first place', () =>
  expect(missedBy(subjectNames, 1)).toEqual([]))

test('what is typed for a subject without its name has its course at the first place', () =>
  expect(missedBy(subjectWords, 1)).toEqual([]))

test.each([...nonsense, ...unseenNonsense])('P50 "%s" finds nothing', (query) => expect(search(query).ids).toEqual([]))

test.each([
  ['become a frontend developer', 'frontend'],
  ['python programmer', 'python'],
  ['python entwickler', 'python'],
  ['cloud engineer jobs', 'cloud'],
])('"%s" finds what "%s" does: what one wants to be is no subject', (query, subject) => {
  expect(search(query).ids).toEqual(search(subject).ids)
  expect(search(query).ids).not.toEqual([])
})

test.each(["don't", 'isn’t', 'free course'])('%j asks for nothing that a course has', (query) =>
  expect(search(query).ids).toEqual([]),
)

test('at least 80 % of everyday things find nothing, though a course has one of their words', () => {
  const found = everydayThings.filter((query) => search(query).ids.length > 0)
  expect(found.length, `found: ${found.join(', ')}`).toBeLessThanOrEqual(everydayThings.length * 0.2)
})

test.each(['ts', 'ai', 'r', 'c'])('P50 "%s" does not find everything', (query) =>
  expect(search(query).ids.length).toBeLessThan(courses.length / 2),
)

test.each(['c', 'd', 'g', 'j', 'k', 's'])(
  'P50 the first letter "%s" finds the courses whose title has a word with it',
  (letter) => {
    const { ids } = search(letter)
    const hasWord = ({ title }: { title: string }) =>
      title
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(letter))
    for (const { id } of courses.filter(hasWord)) expect(ids).toContain(id)
  },
)

test.each(['c++', 'C#', 'j# '])('P50 "%s", of which the catalogue has no course, finds none', (query) =>
  expect(search(query).ids).toEqual([]),
)

test.each(['', '   ', '?', '…'])('a search for "%s" finds nothing, and is no error', (query) =>
  expect(search(query)).toEqual({ ids: [], marks: [] }),
)

test('a misspelt word is searched for as the word that it is near to, and says so', () => {
  expect(search('javscript')).toMatchObject({ guess: 'javascript', marks: ['javascript'] })
  expect(search('javscript').ids[0]).toBe('javascript-first-steps')
  expect(search('pyhton').guess).toBe('python')
  expect(search('recat').guess).toBe('react')
  expect(search('python').guess).toBeUndefined()
})

test('the plural finds what the singular finds', () => {
  for (const [plural, singular] of [
    ['tests', 'test'],
    ['queries', 'query'],
  ] as const)
    expect(search(plural).ids).toEqual(search(singular).ids)
  // Not every "s" is an ending: this is no redirect.
  expect(search('redis').ids).not.toContain('javascript-first-steps')
})

test('the name of a product also finds the courses that introduce it', () => {
  expect(search('postgres').ids).toEqual(expect.arrayContaining(['postgresql-tuning', 'sql-databases']))
  expect(search('2fa').ids).toContain('windows-it-support')
})

test('a word that is being typed takes nothing away, and words that no course has together are no misspelling', () => {
  expect(search('version qu')).toEqual(search('version'))
  const partly = search('dns server')
  expect([partly.ids.includes('how-networks-work'), partly.guess]).toEqual([true, undefined])
  const names = search('machine learning docker')
  expect([names.ids.includes('docker-containers'), names.guess]).toEqual([true, undefined])
})

test('a name of three words that is being typed finds nothing that only begins like its first', () => {
  const { ids } = search('server side renderin')
  expect(ids).toContain('full-stack-react')
  expect(ids).not.toContain('cloud-architecture')
})

test('a name of several words is found while it is being typed', () => {
  for (const typed of ['large lang', 'large language m', 'incident mana'])
    expect(search(typed).ids.length, typed).toBeGreaterThan(0)
})

test('a word that stands in titles finds these courses, the one that asks for least first', () => {
  const { ids } = search('react')
  expect(ids[0]).toBe('react-from-scratch')
  expect(ids).toContain('full-stack-react')
})

test('a level asked for comes first, and hides no other', () => {
  expect(search('advanced react').ids[0]).toBe('full-stack-react')
  expect(search('advanced react').ids).toContain('react-from-scratch')
  const levelOf = (id: string) => courses.find((course) => course.id === id)?.badge
  expect(new Set(search('courses for beginners').ids.map(levelOf))).toEqual(new Set(['Beginner']))
})

test.each([
  ['linx', 'linux'],
  ['ract', 'react'],
  ['gitt', 'git'],
  ['sqll', 'sql'],
  ['gist', ''],
  ['cold', ''],
  ['boat', ''],
  ['soup', ''],
])('four letters that are one off a subject in a title are taken for it: %s', (text, guess) => {
  expect(search(text).guess).toBe(guess)
})

test.each([
  ['backend developer', 'back end developer', 'back-end developer'],
  ['frontend', 'front end', 'front-end'],
])('"%s" finds the same however it is written', (joined, ...others) => {
  for (const text of others) expect(search(text), text).toEqual(search(joined))
})

test('two words written as one, and one as two, are found', () => {
  expect(search('reacthooks').ids[0]).toBe('react-from-scratch')
  expect(search('web sockets').ids[0]).toBe('node-apis')
})

test('what only mentions a word comes after what is about it, and not beside three courses that are', () => {
  expect(search('wireshark').ids).toEqual(['tcp-ip-in-depth', 'how-networks-work'])
  expect(search('testing').ids).toHaveLength(3)
  expect(search('cors error').ids[0]).toBe('web-security')
  expect(search('cors error').ids.length).toBeLessThan(6)
  expect(search('spa').ids.length).toBeLessThan(6)
})

test('an everyday word finds its course alone, and not beside words that no course knows', () => {
  expect(search('table').ids).toContain('sql-databases')
  expect(search('garden table')).toEqual({ ids: [], marks: [] })
  expect(search('calender').guess).toBe('calendar')
  expect(search('cors garden table').ids).toContain('web-security')
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Courses whose words no topic knows. */
const made = (...rows: [id: string, title: string, description?: string, badge?: string][]) =>
  rows.map(([id, title, description = '', badge = 'Beginner']) => sampleCourse({ id, title, description, badge }))

const searchOfMade = await createCourseSearch(
  made(
    ['pottery', 'Pottery', 'Clay and kilns, from cooking to glazing.'],
    ['violins', 'Violins', 'Strings, bows and an ox.'],
    ['both', 'Pottery for Violinists', 'A violin of clay.'],
    ['plants', 'Begonias', 'Roots and stems, but no pottery.'],
    ['address', 'Addresses', 'Letters.'],
    ['paint', 'Watercolouring Urn Heaps', 'Paint.'],
    ['painters', 'Watercolourers', 'Paint.'],
  ),
)

test('a level that is the name of a property of every object hides no course', async () => {
  const find = await createCourseSearch(made(['glass', 'Glass', '', 'constructor'], ['clay', 'Clay']))
  expect(find('glass').ids).toEqual(['glass'])
})

test.each([
  // All the words before some of them, and what is about a word before what only mentions it.
  ['pottery', ['pottery', 'both', 'plants']],
  ['pottery violin', ['both', 'violins', 'pottery']],
  ['roots begonia', ['plants']],
  // A word that is being typed is a beginning, one before it is not; nor is one of a description.
  ['po', ['pottery', 'both']],
  ['pott', ['pottery', 'both']],
  ['pott violins', ['violins', 'both']],
  ['kil', []],
  // Of a description whole words count, in the plural or not, unless they are of two letters.
  ['kiln', ['pottery']],
  ['cooking', ['pottery']],
  ['cook', []],
  ['ox', []],
])('"%s" finds %j', (text, ids) => expect(searchOfMade(text).ids).toEqual(ids))

test.each([
  ['potery', 'pottery'],
  ['pottrey', 'pottery'],
  ['pottary', 'pottery'],
  ['potry', 'pottery'],
  ['adress', 'addresses'],
  ['watercolring', 'watercolouring'],
  ['watercolourar', 'watercolourers'],
  ['haeps', 'heaps'],
  ['potteryviolins', 'pottery violins'],
  ['potteryurn', 'pottery urn'],
  ['pottery violnists', 'pottery violinists'],
])('"%s" is taken for "%s", which is said and marked', (text, guess) => {
  const found = searchOfMade(text)
  expect([found.guess, found.ids.length > 0]).toEqual([guess, true])
  expect(found.marks.every((mark) => guess.includes(mark))).toBe(true)
})

test.each(['opttery', 'cheaps', 'watrclring', 'haep', 'hepas', 'uurrn', 'violinspot', 'zzzzz pot'])(
  '"%s" is too far from every word to be meant as one',
  (text) => expect(searchOfMade(text).ids).toEqual([]),
)

test('what is found as it was typed says so: there is no guess, and marks are beginnings of its words', () => {
  expect(searchOfMade('Pottery kilns')).toEqual({ ids: ['pottery'], marks: ['pottery', 'kiln'] })
  expect(searchOfMade('pottery qu')).toEqual(searchOfMade('pottery'))
  expect(searchOfMade('pottery for violinists qu')).toEqual(searchOfMade('pottery for violinists'))
  expect(searchOfMade('pottery kil').guess, 'of three letters').toBe('pottery')
})

test('of courses that say the same the one that asks for less comes first, unless a level was asked for', async () => {
  const levels = ['Professional', 'Advanced', 'Intermediate', 'New', 'Beginner']
  const find = await createCourseSearch(
    made(...levels.map((level): [string, string, string, string] => [level, 'Pottery', '', level])),
  )
  expect(find('pottery').ids).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Professional', 'New'])
  expect(find('advanced pottery').ids).toEqual(['Advanced', 'Beginner', 'Intermediate', 'Professional', 'New'])
  expect(find('advanced')).toEqual({ ids: ['Advanced'], marks: [] })
})

test('while many courses are indexed the page answers in between, a few times; few are indexed at once', async () => {
  // At each look at the clock 5 ms are over.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  let turns = 0
  let timer = setTimeout(function tick() {
    turns += 1
    timer = setTimeout(tick)
  })
  await createCourseSearch(made(['pottery', 'Pottery']))
  expect(turns).toBe(0)
  const many = Array.from({ length: 10 }, (_, index): [string, string] => [`id-${index}`, 'Pottery'])
  await createCourseSearch(made(...many))
  clearTimeout(timer)
  expect(turns).toBeGreaterThan(1)
  expect(turns).toBeLessThanOrEqual(many.length / 2)
})

/** The queries that have none of their courses among so many of the first. */
function missedBy(queries: typeof everydayQueries, places: number): string[] {
  const isMissed = ([query, ids]: (typeof everydayQueries)[number]) =>
    !search(query)
      .ids.slice(0, places)
      .some((id) => ids.split(' ').includes(id))
  return queries.filter(isMissed).map(([query]) => query)
}
