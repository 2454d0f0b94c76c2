import { readFileSync } from 'node:fs'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, test } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { badgesOf, coursesOf, readView, type Sorting, withKnownBadge } from './catalogue-view.ts'

const all = { q: '', badge: '', sort: '', kept: '', compare: '' } as const
const idsOf = (view: Partial<Parameters<typeof coursesOf>[1]>) =>
  coursesOf(sampleCourses, { ...all, ...view }).map(({ id }) => id)

test.each([
  ['', { ...all }],
  ['q=react%20state&badge=Advanced&sort=rating', { ...all, q: 'react state', badge: 'Advanced', sort: 'rating' }],
  ['kept=yes&compare=a,b', { ...all, kept: 'yes', compare: 'a,b' }],
  ['sort=nonsense', { ...all }],
  ['sort=catalogue', { ...all }],
  ['sort=toString&q=%zz', { ...all, q: '%zz' }],
  ['sort=__proto__', { ...all }],
])('the address ?%s is read', (search, view) => expect(readView(new URLSearchParams(search))).toEqual(view))

const orders: Sorting[] = ['', 'rating', 'views', 'price-up', 'price-down']

test.each(orders)('the order "%s" can be asked for', (sort) =>
  expect(readView(new URLSearchParams({ sort })).sort).toBe(sort),
)

test.each<[Sorting, string[]]>([
  ['', ['git-basics', 'react-patterns', 'sql-queries', 'linux-shell']],
  ['rating', ['react-patterns', 'git-basics', 'sql-queries', 'linux-shell']],
  ['views', ['sql-queries', 'git-basics', 'react-patterns', 'linux-shell']],
  ['price-up', ['linux-shell', 'sql-queries', 'git-basics', 'react-patterns']],
  ['price-down', ['react-patterns', 'git-basics', 'sql-queries', 'linux-shell']],
])('the order "%s"', (sort, ids) => expect(idsOf({ sort })).toEqual(ids))

test('equal courses keep the order of the catalogue', () => {
  const twins = ['a', 'b', 'c'].map((id) => sampleCourse({ id }))
  for (const sort of orders) expect(coursesOf(twins, { ...all, sort }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('what a search has found stands best first, unless another order is asked for', () => {
  const found = ['sql-queries', 'git-basics']
  const ids = (view: Partial<Parameters<typeof coursesOf>[1]>) =>
    coursesOf(sampleCourses, { ...all, ...view }, found).map(({ id }) => id)
  expect(ids({})).toEqual(['sql-queries', 'git-basics'])
  expect(ids({ sort: 'rating' })).toEqual(['git-basics', 'sql-queries'])
  expect(ids({ badge: 'Advanced' })).toEqual([])
})

test('equal courses that a search has found stay best first in every order', () => {
  const twins = ['a', 'b', 'c'].map((id) => sampleCourse({ id }))
  for (const sort of orders)
    expect(
      coursesOf(twins, { ...all, sort }, ['c', 'a']).map(({ id }) => id),
      sort,
    ).toEqual(['c', 'a'])
  expect(coursesOf(sampleCourses, all, [])).toEqual([])
})

test('a badge finds its courses', () => expect(idsOf({ badge: 'Beginner' })).toEqual(['git-basics', 'sql-queries']))

test('a badge that does not occur finds nothing', () => expect(idsOf({ badge: 'Wizard' })).toEqual([]))

test('the given list is not sorted itself', () => {
  const before = sampleCourses.map(({ id }) => id)
  idsOf({ sort: 'price-up' })
  expect(sampleCourses.map(({ id }) => id)).toEqual(before)
})

test('each badge is named once, in the order of the courses', () =>
  expect(badgesOf(sampleCourses)).toEqual(['Beginner', 'Advanced', 'Intermediate']))

test.each([
  ['Beginner', 'Beginner'],
  ['bEGINNER', 'Beginner'],
  ['Wizard', ''],
  ['', ''],
])('of the badges that occur, ?badge=%s asks for "%s", and the rest of the view stays', (badge, known) => {
  const view = { ...all, q: 'sql', badge }
  expect(withKnownBadge(view, badgesOf(sampleCourses))).toEqual({ ...view, badge: known })
})

test('the script that hides the whole catalogue before the first paint knows what asks for a part of it', () => {
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  const [, source = ''] = /if \(\/(.+)\/\.test\(location\.search\)\)/.exec(html) ?? []
  const hides = (search: string) => new RegExp(source).test(search)
  for (const name of Object.keys(all))
    expect([hides(`?${name}=x`), hides(`?utm_source=x&${name}=x`)]).toEqual([true, true])
  expect(['', '?utm_source=q', '?faq=1'].filter(hides)).toEqual([])
})
