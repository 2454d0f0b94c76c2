import type { Course } from '@syntax-lab/shared/course'
import { useEffect, useState } from 'react'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { whenIdle } from '#lib/when-idle.ts'
import type { CourseData } from './course-loaders.ts'
import type { createRelatedFinder, RelatedCourse } from './related-courses.ts'
import { maxRenderedAtOnce } from './use-incremental-count.ts'

/**
 * Where to go from this course: what the build has written into the page, else worked out from the list that is known
 * already. To compare the courses of a longer list would keep a phone from answering.
 */
export function useRelatedCourses(
  course: Course,
  { catalogue, related }: Pick<CourseData, 'catalogue' | 'related'>,
): readonly RelatedCourse[] {
  // An id may be that of a property which every object has, such as "constructor".
  const built = Object.hasOwn(related, course.id) ? related[course.id] : undefined
  const [found, setFound] = useState(built ?? [])
  const list = catalogue.getState().cached?.value
  useEffect(() => {
    if (built || !list || list.length > maxRenderedAtOnce) return undefined
    let isCurrent = true
    whenIdle(() => {
      if (!isCurrent) return
      void finderFor(list)
        .then((find) => {
          if (isCurrent) setFound(find(course))
        })
        // A page without its suggestions is a page.
        .catch(() => {})
    })
    return () => {
      isCurrent = false
    }
  }, [built, course, list])
  return found
}

const finders = new WeakMap<readonly Course[], ReturnType<typeof createRelatedFinder>>()

/** @throws What the import throws; the next call tries again. */
async function finderFor(list: readonly Course[]) {
  const { createRelatedFinder } = await importWithRetry(() => import('./related-courses.ts'))
  const finder = finders.get(list) ?? createRelatedFinder(list)
  finders.set(list, finder)
  return finder
}
