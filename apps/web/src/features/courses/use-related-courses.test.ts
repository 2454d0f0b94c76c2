// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { createCourseStore, type Prerendered } from './course-store.ts'
import { useRelatedCourses } from './use-related-courses.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const linux = (index: number) => sampleCourse({ id: `linux-${index}`, title: `Linux ${index}` })
const listOf = (length: number) => Array.from({ length }, (_, index) => linux(index))

/** The courses to go on with, of a page that knows these, and what waits for an idle browser. */
function pageOf(known: Partial<Prerendered>, course = linux(0)) {
  const idle = vi.fn<(work: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const storeOf = (courses: typeof known) => createCourseStore(async () => createFakeCourseApi(), courses)
  const { result, rerender } = renderHook((store) => useRelatedCourses(course, store), { initialProps: storeOf(known) })
  return {
    shown: () => result.current.map(({ id }) => id),
    idle,
    learn: (courses: typeof known) => rerender(storeOf(courses)),
  }
}

test('P51 of a list of 100 courses those to go on with are worked out when the browser is idle', async () => {
  const { shown, idle } = pageOf({ catalogue: listOf(100) })
  expect([shown(), idle.mock.calls.length]).toEqual([[], 1])
  act(() => idle.mock.calls[0]?.[0]())
  await waitFor(() => expect(shown()).toEqual(['linux-1', 'linux-2', 'linux-3']))
})

test('P51 what was found in an older list does not take the place of what a newer one has', async () => {
  const { shown, idle, learn } = pageOf({ catalogue: listOf(3) })
  act(() => idle.mock.calls[0]?.[0]())
  learn({ catalogue: listOf(2) })
  await act(() => vi.dynamicImportSettled())
  expect(shown()).toEqual([])
  act(() => idle.mock.calls[1]?.[0]())
  await waitFor(() => expect(shown()).toEqual(['linux-1']))
})

test('P51 an id that is the name of a property of every object has nothing from the build', () => {
  const { shown } = pageOf({ catalogue: listOf(3) }, sampleCourse({ id: 'constructor' }))
  expect(shown()).toEqual([])
})

test.each([
  [
    'the build has written them into the page',
    { catalogue: listOf(100), related: { 'linux-0': [{ ...linux(1), relation: 'next' }] } },
    1,
  ],
  ['the list is longer', { catalogue: listOf(101) }, 0],
  ['there is no list', {}, 0],
] as const)('P51 where %s nothing is worked out', (_, known, count) => {
  const { shown, idle } = pageOf(known)
  expect([shown().length, idle.mock.calls]).toEqual([count, []])
})
