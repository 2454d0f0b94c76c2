import type { Course } from '@syntax-lab/shared/course'
import { useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import type { CourseSearch } from './course-search.ts'

/**
 * The search over these courses, whose code and index come when they are wanted; undefined until then.
 * While a newer list is indexed, it is the one over the list before.
 */
export function useCourseSearch(courses: readonly Course[], isWanted: boolean): CourseSearch | undefined {
  const [search, setSearch] = useState<CourseSearch>()
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

function indexOf(courses: readonly Course[]): Promise<CourseSearch> {
  const index = indexes.get(courses) ?? createIndex(courses)
  indexes.set(courses, index)
  return index
}

async function createIndex(courses: readonly Course[]): Promise<CourseSearch> {
  try {
    const { createCourseSearch } = await importWithRetry(() => import('./course-search.ts'))
    return await createCourseSearch(courses)
  } catch {
    return createPlainSearch(courses)
  }
}

/** Where the search's code cannot be had: courses that have each word as it was typed. */
function createPlainSearch(courses: readonly Course[]): CourseSearch {
  const texts = courses.map(({ id, title, badge, description }) => ({
    id,
    text: `${title} ${badge} ${description}`.toLowerCase(),
  }))
  return (typed) => {
    const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
    const found = texts.filter(({ text }) => words.every((word) => text.includes(word)))
    return { ids: found.map(({ id }) => id), marks: words }
  }
}
