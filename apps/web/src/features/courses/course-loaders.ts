import type { Course } from '@syntax-lab/shared/course'
import type { Params } from 'react-router'
import type { Query } from '#lib/query.ts'
import type { CourseStore } from './course-store.ts'

export type CourseData = { query: Query<Course | undefined> } & Pick<CourseStore, 'catalogue' | 'related'>

export type CourseLoaders = ReturnType<typeof createCourseLoaders>

/** How long an answer is waited for with the old page still there, so that a quick one shows no skeleton. */
const quickAnswerMs = 100

/** The router's loaders of the pages that show courses. */
export function createCourseLoaders({ catalogue, course, related }: CourseStore) {
  return {
    /** The query of `/courses`; it has been asked to refresh. */
    async courses(): Promise<Query<readonly Course[]>> {
      await refreshAndWaitBriefly(catalogue)
      return catalogue
    },
    /** The query of `/courses/:id` and `/checkout/:id`, which has been asked to refresh, and what stands around it. */
    async course({ params }: { params: Params }): Promise<CourseData> {
      const query = course(params['id'] ?? '')
      await refreshAndWaitBriefly(query)
      return { query, catalogue, related }
    },
  }
}

/** Starts a refresh; where nothing is cached yet, waits for the answer, for `quickAnswerMs` at most. */
async function refreshAndWaitBriefly({
  getState,
  refresh,
}: Pick<Query<unknown>, 'getState' | 'refresh'>): Promise<void> {
  const refreshed = refresh()
  if (!getState().cached) await Promise.race([refreshed, new Promise((end) => setTimeout(end, quickAnswerMs))])
}
