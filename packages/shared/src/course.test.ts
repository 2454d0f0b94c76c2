import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { checkCourse, checkCourses, courseSchema, type Course } from './course.ts'
import { sampleCourse } from './sample-course.ts'

const course = sampleCourse()

test('a course passes, and loses only the fields that no course has', () => {
  expect(checkCourse({ ...course, secret: 1 })).toEqual({ course })
})

test('each field may be as long and as large as the API promises', () => {
  const largest = sampleCourse({
    id: 'a'.repeat(64),
    title: 't'.repeat(120),
    img: 'i'.repeat(2048),
    price: 1_000_000,
    description: '',
    ratings: 5,
    view: Number.MAX_SAFE_INTEGER,
    comments: 0,
    badge: 'b'.repeat(40),
  })
  expect(checkCourse(largest)).toEqual({ course: largest })
})

test('blanks around a title are no part of it', () => {
  expect(checkCourse({ ...course, title: ' Git ' })).toEqual({ course: { ...course, title: 'Git' } })
})

test.each(['title', 'badge'])('a %s is one line', (field) => {
  expect(checkCourse({ ...course, [field]: ' Git\n\n and\tGitHub\r\n' })).toEqual({
    course: { ...course, [field]: 'Git and GitHub' },
  })
})

test('each field says in words what it is', () => {
  for (const [field, schema] of Object.entries(courseSchema.entries))
    expect(v.getDescription(schema), field).toMatch(/ /)
})

test.each([
  ['id', ''],
  ['id', 'a'.repeat(65)],
  ['id', 'git?'],
  ['title', 't'.repeat(121)],
  ['badge', 'b'.repeat(41)],
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
  const nameless = ['nonsense', null, {}, { ...course, id: 7 }, { ...course, id: '' }]
  const { issues } = checkCourses([course, { ...course, id: 'css', price: -1 }, ...nameless])
  expect(issues.map((issue) => `${issue.course}: ${issue.field}`)).toEqual([
    'css: price',
    'course number 3: (the course itself)',
    'course number 4: (the course itself)',
    'course number 5: id',
    'course number 6: id',
    'course number 7: id',
  ])
})

test('an issue says what is wrong in words; one course alone has no position', () => {
  expect(checkCourse({ ...course, id: undefined, price: -1 })).toMatchObject({
    issue: { course: 'course', field: 'id' },
  })
  expect(checkCourse({ ...course, price: -1 })).toMatchObject({ issue: { message: expect.stringMatching(/-1/) } })
})

test('a second course with the same id is an issue, and the first one stays', () => {
  const { courses, issues } = checkCourses([course, { ...course, title: 'Another' }])
  expect(courses).toEqual([course])
  expect(issues).toEqual([{ course: course.id, field: 'id', message: 'Another course has this id already' }])
})

test('something that is no list is refused', () => {
  expect(() => checkCourses({ courses: [] })).toThrow('The course list is not an array.')
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
