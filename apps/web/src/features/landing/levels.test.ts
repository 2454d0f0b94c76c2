import { readFileSync } from 'node:fs'
import { checkCourses } from '@syntax-lab/shared/course'
import { expect, test } from 'vitest'
import { courseCount, levels } from './levels.ts'

const { courses } = checkCourses(
  JSON.parse(readFileSync(new URL('../../../../course-api/data/courses.json', import.meta.url), 'utf8')),
)

test('the scale shows as many courses of each level as the course API has', () => {
  const counts = new Map<string, number>()
  for (const { badge } of courses) counts.set(badge, (counts.get(badge) ?? 0) + 1)
  expect(levels.map((level) => [level.badge, level.courses])).toEqual([...counts])
  expect(courseCount).toBe(courses.length)
})
