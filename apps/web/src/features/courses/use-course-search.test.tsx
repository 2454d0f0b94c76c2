// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as importing from '#lib/import-with-retry.ts'
import { useCourseSearch } from './use-course-search.ts'

afterEach(cleanup)

const coursesOf = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => sampleCourse({ id: `${title}-${index}`, title, description: '' }))

/** The search over a list, once its index is there. */
async function searchOver(courses: ReturnType<typeof coursesOf>) {
  const { result } = renderHook(() => useCourseSearch(courses, true))
  await waitFor(() => expect(result.current).toBeDefined())
  return result.current
}

test('up to 500 courses are found by what a text means, more of them as it was typed', async () => {
  const [indexed, plain] = [await searchOver(coursesOf(500, 'Linux')), await searchOver(coursesOf(501, 'Linux'))]
  expect([indexed?.('ubuntu').ids.length, plain?.('ubuntu').ids.length]).toEqual([500, 0])
  expect([indexed?.('inux').ids.length, plain?.('inux').ids.length]).toEqual([0, 501])
})

test('no index is made before somebody is about to search', async () => {
  const courses = coursesOf(1, 'Linux')
  const { result, rerender } = renderHook(({ isWanted }) => useCourseSearch(courses, isWanted), {
    initialProps: { isWanted: false },
  })
  await searchOver(courses)
  expect(result.current).toBeUndefined()
  rerender({ isWanted: true })
  await waitFor(() => expect(result.current?.('linux').ids).toEqual(['Linux-0']))
})

test('an index that has been made is there at once', async () => {
  const courses = coursesOf(1, 'Linux')
  const search = await searchOver(courses)
  const { result } = renderHook(() => useCourseSearch(courses, true))
  expect(result.current).toBe(search)
})

test('an index that is late does not take the place of that of a newer list', async () => {
  const [older, newer] = [coursesOf(400, 'Linux'), coursesOf(501, 'Git')]
  const { result, rerender } = renderHook(({ courses }) => useCourseSearch(courses, true), {
    initialProps: { courses: older },
  })
  rerender({ courses: newer })
  await searchOver(older)
  expect(result.current?.('git').ids).toHaveLength(501)
})

test('a search whose code could not be loaded is plain, and is asked for again the next time', async () => {
  const courses = coursesOf(1, 'Linux')
  vi.spyOn(importing, 'importWithRetry').mockRejectedValueOnce(new Error('The code did not come.'))
  const [plain, indexed] = [await searchOver(courses), await searchOver(courses)]
  expect([plain?.('ubuntu').ids.length, indexed?.('ubuntu').ids.length]).toEqual([0, 1])
})
