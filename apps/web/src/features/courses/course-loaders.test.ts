import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CourseApi } from '#lib/course-api.ts'
import type { Query } from '#lib/query.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { never } from '#testing/fake-gateway.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import { type CourseLoaders, createCourseLoaders } from './course-loaders.ts'
import { createCourseStore } from './course-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Loaded = Pick<Query<unknown>, 'getState'>

/** The query that each loader has started. */
const loaders = [
  ['list', ({ courses }) => courses()],
  ['course', async ({ course }) => (await course({ params: { id: 'git-basics' } })).query],
] satisfies [string, (loaders: CourseLoaders) => Promise<Loaded>][]

const loadersOver = (api: CourseApi) => createCourseLoaders(createCourseStore(async () => api))
const hanging = { courses: () => never, course: () => never }

test.each(loaders)('a %s that is answered quickly is waited for, so that no skeleton is shown', async (_name, load) => {
  const query = await load(loadersOver(createFakeCourseApi()))
  expect(query.getState()).toMatchObject({ cached: { value: expect.anything() }, isFetching: false })
})

test.each(loaders)('a %s that is slow holds the old page for 0.1 s at most', async (_name, load) => {
  const loaded = vi.fn<(query: Loaded) => void>()
  void load(loadersOver(hanging)).then(loaded)
  await vi.advanceTimersByTimeAsync(99)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded.mock.calls[0]?.[0].getState()).toMatchObject({ cached: undefined, isFetching: true })
})

test.each(loaders)('a %s that is known already is waited for no more, and asked for anew', async (_name, load) => {
  const answering = createFakeCourseApi()
  let api: CourseApi = answering
  const known = loadersOver({
    courses: (signal) => api.courses(signal),
    course: (id, signal) => api.course(id, signal),
  })
  await load(known)
  api = hanging
  const query = await load(known)
  expect(query.getState()).toMatchObject({ cached: { value: expect.anything() }, isFetching: true })
})

test('the data of a course has the catalogue and what the build knows beside it', async () => {
  const related = { 'git-basics': [] }
  const store = createCourseStore(async () => createFakeCourseApi(), { catalogue: sampleCourses, related })
  const data = await createCourseLoaders(store).course({ params: { id: 'git-basics' } })
  expect(data).toMatchObject({ catalogue: store.catalogue, related })
})
