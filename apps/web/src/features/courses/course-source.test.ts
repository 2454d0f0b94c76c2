import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '#lib/course-api-error.ts'
import { createFakeCourseApi, samplePictureUrl } from '#testing/fake-course-api.ts'
import { sampleCourse, sampleCourses } from '#testing/sample-courses.ts'
import { createCourseSource } from './course-source.ts'

const noon = new Date('2026-11-21T12:00:00Z').getTime()
const signal = new AbortController().signal
const [git] = sampleCourses
const problems: Problem[] = ['offline', 'unreachable', 'too-slow', 'too-many', 'broken', 'bad-data']

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

function sourceOverFake() {
  const api = createFakeCourseApi()
  return { api, source: createCourseSource(api, samplePictureUrl) }
}

test.each(problems)('P10 at the first load %s is only a problem', async (problem) => {
  const { api, source } = sourceOverFake()
  api.problem = problem
  expect(await source.catalogue(signal).answer).toEqual({ problem })
  expect(await source.course('git-basics', signal).answer).toEqual({ problem })
})

test.each(problems)(
  'P9 with %s the last good list and course stay, with their age, until a new answer comes',
  async (problem) => {
    const { api, source } = sourceOverFake()
    expect(await source.catalogue(signal).answer).toEqual({ value: sampleCourses, loadedAt: noon })
    expect(await source.course('git-basics', signal).answer).toEqual({ value: git, loadedAt: noon })
    vi.setSystemTime(noon + 60_000)
    api.problem = problem
    expect(await source.catalogue(signal).answer).toEqual({ value: sampleCourses, loadedAt: noon, problem })
    expect(await source.course('git-basics', signal).answer).toEqual({ value: git, loadedAt: noon, problem })
    api.problem = undefined
    api.courseList = sampleCourses.slice(1)
    expect(await source.catalogue(signal).answer).toEqual({ value: sampleCourses.slice(1), loadedAt: noon + 60_000 })
  },
)

test('P9 a course that was only seen in the list is shown from there', async () => {
  const { api, source } = sourceOverFake()
  await source.catalogue(signal).answer
  api.problem = 'unreachable'
  expect(await source.course('git-basics', signal).answer).toEqual({
    value: git,
    loadedAt: noon,
    problem: 'unreachable',
  })
  expect(await source.course('other', signal).answer).toEqual({ problem: 'unreachable' })
})

test('a course that is gone is gone, whatever was remembered', async () => {
  const { api, source } = sourceOverFake()
  await source.course('git-basics', signal).answer
  api.courseList = []
  expect(await source.course('git-basics', signal).answer).toEqual({ problem: 'not-found' })
})

test('P10 a catalogue that is nowhere is a fault of the server, not a missing course', async () => {
  const { api, source } = sourceOverFake()
  api.problem = 'not-found'
  expect(await source.catalogue(signal).answer).toEqual({ problem: 'broken' })
})

test('what has been answered says so where React looks for it', async () => {
  const { answer } = sourceOverFake().source.course('git-basics', signal)
  await answer
  expect(answer).toMatchObject({ status: 'fulfilled', value: { value: git } })
})

test('an error that the API does not know never reaches a screen', async () => {
  const api = createFakeCourseApi()
  const source = createCourseSource(
    { ...api, courses: () => Promise.reject(new TypeError('bug')), course: () => Promise.reject(new TypeError('bug')) },
    samplePictureUrl,
  )
  expect(await source.catalogue(signal).answer).toEqual({ problem: 'unreachable' })
  expect(await source.course('git-basics', signal).answer).toEqual({ problem: 'unreachable' })
})

test('what an earlier answer said is known before the next is there', async () => {
  const { api, source } = sourceOverFake()
  expect(source.catalogue(signal).known).toBeUndefined()
  expect(source.course('git-basics', signal).known).toBeUndefined()
  await source.catalogue(signal).answer
  expect(source.catalogue(signal).known).toEqual({ value: sampleCourses, loadedAt: noon })
  expect(source.course('git-basics', signal).known).toEqual({ value: git, loadedAt: noon })
  api.courseList = sampleCourses.slice(1)
  await source.course('git-basics', signal).answer
  expect(source.course('git-basics', signal).known, 'a course that is gone').toBeUndefined()
  expect(source.catalogue(signal).known).toMatchObject({ value: sampleCourses.slice(1) })
})

test('what the build has written into the page is known from the start, and stays when the server does not answer', async () => {
  const api = createFakeCourseApi()
  api.problem = 'unreachable'
  const known = { value: sampleCourses, loadedAt: noon }
  const catalogue = createCourseSource(api, samplePictureUrl, { loadedAt: noon, catalogue: sampleCourses })
  expect(catalogue.catalogue(signal).known).toEqual(known)
  expect(await catalogue.catalogue(signal).answer).toEqual({ ...known, problem: 'unreachable' })
  const course = createCourseSource(api, samplePictureUrl, { loadedAt: noon, course: sampleCourse({ id: 'alone' }) })
  expect(course.catalogue(signal).known).toBeUndefined()
  expect(await course.course('alone', signal).answer).toMatchObject({ value: { id: 'alone' }, problem: 'unreachable' })
})
