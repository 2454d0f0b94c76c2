import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '#lib/course-api.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import { createCourseSource } from './course-source.ts'

const noon = new Date('2026-11-21T12:00:00Z').getTime()
const signal = new AbortController().signal
const [git] = sampleCourses
const problems: Problem[] = ['offline', 'unreachable', 'too-slow', 'too-many', 'broken', 'bad-data']

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

function sourceOverFake() {
  const api = createFakeCourseApi()
  return { api, source: createCourseSource(api) }
}

test.each(problems)('P10 at the first load %s is only a problem', async (problem) => {
  const { api, source } = sourceOverFake()
  api.problem = problem
  expect(await source.catalogue(signal)).toEqual({ problem })
  expect(await source.course('git-basics', signal)).toEqual({ problem })
})

test.each(problems)('P9 with %s the last good list and course stay, with their age, until a new answer comes', async (problem) => {
  const { api, source } = sourceOverFake()
  expect(await source.catalogue(signal)).toEqual({ value: sampleCourses, loadedAt: noon })
  expect(await source.course('git-basics', signal)).toEqual({ value: git, loadedAt: noon })
  vi.setSystemTime(noon + 60_000)
  api.problem = problem
  expect(await source.catalogue(signal)).toEqual({ value: sampleCourses, loadedAt: noon, problem })
  expect(await source.course('git-basics', signal)).toEqual({ value: git, loadedAt: noon, problem })
  api.problem = undefined
  api.courseList = sampleCourses.slice(1)
  expect(await source.catalogue(signal)).toEqual({ value: sampleCourses.slice(1), loadedAt: noon + 60_000 })
})

test('P9 a course that was only seen in the list is shown from there', async () => {
  const { api, source } = sourceOverFake()
  await source.catalogue(signal)
  api.problem = 'unreachable'
  expect(await source.course('git-basics', signal)).toEqual({ value: git, loadedAt: noon, problem: 'unreachable' })
  expect(await source.course('other', signal)).toEqual({ problem: 'unreachable' })
})

test('a course that is gone is gone, whatever was remembered', async () => {
  const { api, source } = sourceOverFake()
  await source.course('git-basics', signal)
  api.courseList = []
  expect(await source.course('git-basics', signal)).toEqual({ problem: 'not-found' })
})

test('an error that the API does not know never reaches a screen', async () => {
  const api = createFakeCourseApi()
  const source = createCourseSource({ ...api, courses: () => Promise.reject(new TypeError('bug')), course: () => Promise.reject(new TypeError('bug')) })
  expect(await source.catalogue(signal)).toEqual({ problem: 'unreachable' })
  expect(await source.course('git-basics', signal)).toEqual({ problem: 'unreachable' })
})
