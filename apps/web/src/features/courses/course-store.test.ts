import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outages } from '#lib/course-api-error.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import { createCourseStore, type CourseStore } from './course-store.ts'

const noon = new Date('2026-11-21T12:00:00Z').getTime()
const [git] = sampleCourses

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function storeOverFake() {
  const api = createFakeCourseApi()
  return { api, store: createCourseStore(async () => api) }
}

async function fetchCatalogue({ catalogue }: CourseStore) {
  await catalogue.refresh()
  return catalogue.getState()
}

async function fetchCourse(store: CourseStore, id: string) {
  const query = store.course(id)
  await query.refresh()
  return query.getState()
}

test.each(outages)('P10 at the first load %s is only an outage', async (outage) => {
  const { api, store } = storeOverFake()
  api.outage = outage
  const nothing = { cached: undefined, outage, isFetching: false }
  expect(await fetchCatalogue(store)).toEqual(nothing)
  expect(await fetchCourse(store, 'git-basics')).toEqual(nothing)
})

test.each(outages)(
  'P9 with %s the last good list and course stay, with their age, until a new answer comes',
  async (outage) => {
    const { api, store } = storeOverFake()
    const list = { value: sampleCourses, requestedAt: noon }
    const course = { value: git, requestedAt: noon }
    expect(await fetchCatalogue(store)).toMatchObject({ cached: list, outage: undefined })
    expect(await fetchCourse(store, 'git-basics')).toMatchObject({ cached: course, outage: undefined })
    vi.setSystemTime(noon + 60_000)
    api.outage = outage
    expect(await fetchCatalogue(store)).toMatchObject({ cached: list, outage })
    expect(await fetchCourse(store, 'git-basics')).toMatchObject({ cached: course, outage })
    api.outage = undefined
    api.courseList = sampleCourses.slice(1)
    expect(await fetchCatalogue(store)).toMatchObject({
      cached: { value: sampleCourses.slice(1), requestedAt: noon + 60_000 },
      outage: undefined,
    })
  },
)

test('P9 a course that was only seen in the list is known from there at once', async () => {
  const { api, store } = storeOverFake()
  await fetchCatalogue(store)
  api.outage = 'unreachable'
  expect(store.course('git-basics').getState().cached).toEqual({ value: git, requestedAt: noon })
  expect(await fetchCourse(store, 'git-basics')).toMatchObject({ cached: { value: git }, outage: 'unreachable' })
  expect(await fetchCourse(store, 'other')).toMatchObject({ cached: undefined, outage: 'unreachable' })
})

test('P42 of what the list and the course itself say, the newer is shown', async () => {
  const { api, store } = storeOverFake()
  await fetchCourse(store, 'git-basics')
  vi.setSystemTime(noon + 1_000)
  api.courseList = [sampleCourse({ title: 'Git, Renamed' })]
  await fetchCatalogue(store)
  expect(store.course('git-basics').getState().cached?.value?.title).toBe('Git, Renamed')
  vi.setSystemTime(noon + 2_000)
  api.courseList = [sampleCourse({ title: 'Git, Renamed Again' })]
  await fetchCourse(store, 'git-basics')
  expect(store.course('git-basics').getState().cached?.value?.title).toBe('Git, Renamed Again')
})

test('a course that is gone is gone, from the catalogue as well', async () => {
  const { api, store } = storeOverFake()
  await fetchCatalogue(store)
  vi.setSystemTime(noon + 1_000)
  api.courseList = []
  expect(await fetchCourse(store, 'git-basics')).toMatchObject({ cached: { value: undefined }, outage: undefined })
  expect(store.catalogue.getState().cached).toEqual({ value: sampleCourses.slice(1), requestedAt: noon })
  expect(store.course('git-basics').getState().cached, 'asked for again').toMatchObject({ value: undefined })
})

test('a course that never was leaves the catalogue as it is', async () => {
  const { store } = storeOverFake()
  await fetchCatalogue(store)
  const before = store.catalogue.getState()
  await fetchCourse(store, 'nobody')
  expect(store.catalogue.getState()).toBe(before)
})

test('P13 code that cannot be had is an outage, and comes with the next request', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const loadApi = vi
    .fn(async () => createFakeCourseApi())
    .mockRejectedValueOnce(new TypeError('Failed to fetch the module'))
  const store = createCourseStore(loadApi)
  expect(await fetchCatalogue(store)).toMatchObject({ cached: undefined, outage: 'missing-code' })
  expect(await fetchCatalogue(store)).toMatchObject({ cached: { value: sampleCourses }, outage: undefined })
})

test('P13 code that hangs is told after 8 s', async () => {
  const store = createCourseStore(() => new Promise(() => {}))
  void store.catalogue.refresh()
  await vi.advanceTimersByTimeAsync(7_999)
  expect(store.catalogue.getState()).toMatchObject({ outage: undefined, isFetching: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(store.catalogue.getState()).toMatchObject({ outage: 'too-slow', isFetching: false })
})

test('where to go from a course is known where the build has written it', () => {
  const loadApi = async () => createFakeCourseApi()
  const related = { 'git-basics': [] }
  expect(createCourseStore(loadApi, { related }).related).toBe(related)
  expect(createCourseStore(loadApi).related).toEqual({})
})

test('what the build has written is known from the start, and stays when the server does not answer', async () => {
  const api = createFakeCourseApi()
  api.outage = 'unreachable'
  const cached = { value: sampleCourses, requestedAt: noon }
  const withList = createCourseStore(async () => api, { requestedAt: noon, catalogue: sampleCourses })
  expect(withList.catalogue.initial.cached).toEqual(cached)
  expect(await fetchCatalogue(withList)).toMatchObject({ cached, outage: 'unreachable' })
  const withCourse = createCourseStore(async () => api, { requestedAt: noon, course: sampleCourse({ id: 'alone' }) })
  expect(withCourse.catalogue.initial.cached).toBeUndefined()
  expect(withCourse.course('alone').initial.cached).toMatchObject({ value: { id: 'alone' }, requestedAt: noon })
  expect(await fetchCourse(withCourse, 'alone')).toMatchObject({
    cached: { value: { id: 'alone' } },
    outage: 'unreachable',
  })
})
