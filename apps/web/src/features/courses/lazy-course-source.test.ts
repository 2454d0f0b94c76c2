import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import { type CourseSource, createCourseSource } from './course-source.ts'
import { lazyCourseSource } from './lazy-course-source.ts'

const { signal } = new AbortController()
const source = createCourseSource(createFakeCourseApi())
const gone = new TypeError('Failed to fetch dynamically imported module')
const loader = () => vi.fn<() => Promise<CourseSource>>()
const over = (load: () => Promise<CourseSource>) => lazyCourseSource(load, source.pictureUrl)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the code is loaded once, with the first question or before it', async () => {
  const load = loader().mockResolvedValue(source)
  const lazy = over(load)
  expect(load).not.toHaveBeenCalled()
  lazy.prepare()
  expect(await lazy.catalogue(signal)).toMatchObject({ value: sampleCourses })
  expect(await lazy.course('git-basics', signal)).toMatchObject({ value: { id: 'git-basics' } })
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('P13 code that fails once is asked for again, and recovers', async () => {
  const lazy = over(loader().mockRejectedValueOnce(gone).mockResolvedValue(source))
  expect(await lazy.catalogue(signal)).toMatchObject({ value: sampleCourses })
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('P13 code that cannot be had is a problem, and the next question asks again (online: %s)', async (onLine, problem) => {
  vi.stubGlobal('navigator', { onLine })
  const load = loader().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(source)
  const lazy = over(load)
  expect(await lazy.catalogue(signal)).toEqual({ problem })
  expect(await lazy.catalogue(signal)).toMatchObject({ value: sampleCourses })
})

test('P13 code that hangs is told after 8 s, and used when it comes after all', async () => {
  let arrive: (source: CourseSource) => void = () => {}
  const lazy = over(() => new Promise((resolve) => void (arrive = resolve)))
  const asked = lazy.course('git-basics', signal)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await asked).toEqual({ problem: 'too-slow' })
  arrive(source)
  expect(await lazy.course('git-basics', signal)).toMatchObject({ value: { id: 'git-basics' } })
})
