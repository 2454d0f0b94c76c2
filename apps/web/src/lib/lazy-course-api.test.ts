import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { sampleCourses } from '#testing/sample-courses.ts'
import type { CourseApi } from './course-api.ts'
import { lazyCourseApi } from './lazy-course-api.ts'

const { signal } = new AbortController()
const api = createFakeCourseApi()
const gone = new TypeError('Failed to fetch dynamically imported module')
const loader = () => vi.fn<() => Promise<CourseApi>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the code is loaded once, with the first question or before it', async () => {
  const load = loader().mockResolvedValue(api)
  const lazy = lazyCourseApi(load)
  expect(load).not.toHaveBeenCalled()
  lazy.prepare()
  expect(await lazy.courses(signal)).toEqual(sampleCourses)
  expect(await lazy.course('git-basics', signal)).toMatchObject({ id: 'git-basics' })
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('P13 code that fails once is asked for again, and recovers', async () => {
  const lazy = lazyCourseApi(loader().mockRejectedValueOnce(gone).mockResolvedValue(api))
  expect(await lazy.courses(signal)).toEqual(sampleCourses)
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'P13 code that cannot be had is a problem, and the next question asks again (online: %s)',
  async (onLine, problem) => {
    vi.stubGlobal('navigator', { onLine })
    const lazy = lazyCourseApi(loader().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(api))
    await expect(lazy.courses(signal)).rejects.toMatchObject({ problem })
    expect(await lazy.courses(signal)).toEqual(sampleCourses)
  },
)

test('code that is prepared in vain leaves no error behind', async () => {
  const lazy = lazyCourseApi(loader().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(api))
  lazy.prepare()
  await vi.advanceTimersByTimeAsync(0)
  expect(await lazy.courses(signal)).toEqual(sampleCourses)
})

test('P13 code that hangs is told after 8 s, and used when it comes after all', async () => {
  let arrive: (api: CourseApi) => void = () => {}
  const lazy = lazyCourseApi(() => new Promise((resolve) => void (arrive = resolve)))
  const asked = expect(lazy.course('git-basics', signal)).rejects.toMatchObject({ problem: 'too-slow' })
  await vi.advanceTimersByTimeAsync(8_000)
  await asked
  arrive(api)
  expect(await lazy.course('git-basics', signal)).toMatchObject({ id: 'git-basics' })
})
