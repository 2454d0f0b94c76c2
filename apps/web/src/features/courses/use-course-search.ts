import type { Course } from '@syntax-lab/shared/course'
import { useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import type { CourseSearch } from './course-search.ts'
import { createPlainSearch } from './plain-search.ts'

/**
 * The search over these courses, whose code and index come when they are wanted; undefined until then.
 * While a newer list is indexed, it is the one over the list before.
 */
export function useCourseSearch(courses: readonly Course[], isWanted: boolean): CourseSearch | undefined {
  // A search that exists is used from the first render, so that Back finds the link to focus.
  const [search, setSearch] = useState(() => ready.get(courses))
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    void indexOf(courses).then((made) => {
      if (isCurrent) setSearch(() => made)
    })
    return () => {
      isCurrent = false
    }
  }, [courses, isWanted])
  return search
}

const indexes = new WeakMap<readonly Course[], Promise<CourseSearch>>()
const ready = new WeakMap<readonly Course[], CourseSearch>()

function indexOf(courses: readonly Course[]): Promise<CourseSearch> {
  const index = indexes.get(courses) ?? createIndex(courses)
  indexes.set(courses, index)
  return index
}

/** More courses than that would take a slow phone longer to index than anybody waits. */
const maxIndexed = 500

async function createIndex(courses: readonly Course[]): Promise<CourseSearch> {
  try {
    const search = courses.length > maxIndexed ? createPlainSearch(courses) : await createFullSearch(courses)
    ready.set(courses, search)
    return search
  } catch {
    // Asked for again the next time.
    indexes.delete(courses)
    return createPlainSearch(courses)
  }
}

async function createFullSearch(courses: readonly Course[]): Promise<CourseSearch> {
  const { createCourseSearch } = await importWithRetry(() => import('./course-search.ts'))
  return createCourseSearch(courses)
}
