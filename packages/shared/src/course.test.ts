import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCourse, checkCourses, type Course } from './course.ts'

const course: Course = {
  id: 'html',
  title: 'HTML',
  img: '/images/html.svg',
  price: 19,
  description: '',
  ratings: 4.5,
  view: 10,
  comments: 2,
  badge: 'Beginner',
}

test('a course passes, and loses only the fields that no course has', () => {
  expect(checkCourse({ ...course, secret: 1 })).toEqual({ course })
})

test.each([
  ['id', ''],
  ['id', '../up'],
  ['id', 7],
  ['title', '  '],
  ['img', ''],
  ['price', -1],
  ['price', '19'],
  ['price', Number.NaN],
  ['price', JSON.parse('1e999')],
  ['price', 1_000_001],
  ['description', null],
  ['ratings', 5.1],
  ['view', 1.5],
  ['view', JSON.parse('1e999')],
  ['comments', -1],
  ['badge', undefined],
])('a course whose %s is %j is refused by the name of the field', (field, value) => {
  const checked = checkCourse({ ...course, [field]: value })
  expect('issue' in checked && checked.issue.field).toBe(field)
})

test('the issue names the course, or its position where it has no id', () => {
  const { issues } = checkCourses([course, { ...course, id: 'css', price: -1 }, 'nonsense'])
  expect(issues.map((issue) => issue.course)).toEqual(['css', 'course number 3'])
})

test('a second course with the same id is an issue, and the first one stays', () => {
  const { courses, issues } = checkCourses([course, { ...course, title: 'Another' }])
  expect(courses).toEqual([course])
  expect(issues).toEqual([{ course: 'html', field: 'id', message: 'Another course has this id already' }])
})

test('something that is no list is refused', () => {
  expect(() => checkCourses({ courses: [] })).toThrow(TypeError)
})

const isGood = (item: unknown): item is Course =>
  typeof item === 'object' && item !== null && 'id' in item && String(item.id).startsWith('good-')

test('P11 1,000 lists with broken courses in them lose no good course', () => {
  const broken = fc.oneof(
    fc.anything(),
    fc.record({ id: fc.string(), title: fc.anything(), price: fc.anything() }),
    fc.constant({ ...course, id: 'broken', view: 'many' }),
  )
  const entry = fc.oneof(
    fc.nat(10_000).map((number) => ({ ...course, id: `good-${number}` })),
    broken,
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (list) => {
      const good = new Set(list.flatMap((item) => (isGood(item) ? [item.id] : [])))
      expect(new Set(checkCourses(list).courses.map(({ id }) => id))).toEqual(good)
    }),
    { numRuns: 1_000 },
  )
})
