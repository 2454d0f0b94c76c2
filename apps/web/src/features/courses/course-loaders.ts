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
    /** The data of `/courses`; its request is under way. */
    async courses(): Promise<Query<readonly Course[]>> {
      await refreshBriefly(catalogue)
      return catalogue
    },
    /** The data of `/courses/:id` and `/checkout/:id`; its request is under way. */
    async course({ params }: { params: Params }): Promise<CourseData> {
      const query = course(params['id'] ?? '')
      await refreshBriefly(query)
      return { query, catalogue, related }
    },
  }
}

/** Asks for what is new, and waits for it for a moment where nothing is known yet. */
async function refreshBriefly({ getState, refresh }: Pick<Query<unknown>, 'getState' | 'refresh'>): Promise<void> {
  const refreshed = refresh()
  if (!getState().cached) await Promise.race([refreshed, new Promise((end) => setTimeout(end, quickAnswerMs))])
}
