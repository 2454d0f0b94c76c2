import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCourseApi, type FakeCourseApi } from '#testing/fake-course-api.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import { courseLoader, coursesLoader } from './course-loaders.ts'
import { createCourseStore } from './course-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const loaders = [
  ['list', coursesLoader],
  ['course', (store) => async () => (await load(store)).query],
] satisfies [string, (store: ReturnType<typeof createCourseStore>) => () => Promise<{ getState: () => object }>][]

const load = (store: ReturnType<typeof createCourseStore>) =>
  courseLoader(store)({ params: { id: 'git-basics' } } as unknown as Parameters<ReturnType<typeof courseLoader>>[0])

test.each(loaders)(
  'a %s that is answered quickly is waited for, so that no skeleton is shown',
  async (_name, loader) => {
    const store = createCourseStore(async () => createFakeCourseApi())
    const query = await loader(store)()
    expect(query.getState()).toMatchObject({ cached: { value: expect.anything() }, isFetching: false })
  },
)

test.each(loaders)('a %s that is slow holds the old page for 0.1 s at most', async (_name, loader) => {
  const store = createCourseStore(() => new Promise(() => {}))
  const loaded = vi.fn<(query: { getState: () => object }) => void>()
  void loader(store)().then(loaded)
  await vi.advanceTimersByTimeAsync(99)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded.mock.calls[0]?.[0].getState()).toMatchObject({ cached: undefined, isFetching: true })
})

test.each(loaders)('a %s that is known already is waited for no more, and asked for anew', async (_name, loader) => {
  const api: FakeCourseApi = createFakeCourseApi()
  let isSlow = false
  const store = createCourseStore(async () => (isSlow ? new Promise<FakeCourseApi>(() => {}) : api))
  await loader(store)()
  isSlow = true
  const query = await loader(store)()
  expect(query.getState()).toMatchObject({ cached: { value: expect.anything() }, isFetching: true })
})

test('the data of a course has the catalogue and what the build knows beside it', async () => {
  const related = { 'git-basics': [] }
  const store = createCourseStore(async () => createFakeCourseApi(), { catalogue: sampleCourses, related })
  expect(await load(store)).toMatchObject({ catalogue: store.catalogue, related })
})
