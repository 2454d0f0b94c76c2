import type { Course } from '@syntax-lab/shared/course'
import type { LoaderFunctionArgs } from 'react-router'
import type { Query } from '#lib/query.ts'
import type { CourseStore } from './course-store.ts'

export type CourseData = { query: Query<Course | undefined> } & Pick<CourseStore, 'catalogue' | 'related'>

/** How long an answer is waited for with the old page still there, so that a quick one shows no skeleton. */
const quickAnswerMs = 100

/** The data of `/courses`; its request is under way. */
export const coursesData = (store: CourseStore): Query<readonly Course[]> => started(store.catalogue)

/** The data of `/courses/:id` and `/checkout/:id`; its request is under way. */
export const courseData = ({ course, catalogue, related }: CourseStore, id = ''): CourseData => ({
  query: started(course(id)),
  catalogue,
  related,
})

export const coursesLoader = (store: CourseStore) => async () => {
  const query = coursesData(store)
  await waitBriefly(query)
  return query
}

export const courseLoader =
  (store: CourseStore) =>
  async ({ params }: LoaderFunctionArgs) => {
    const data = courseData(store, params['id'])
    await waitBriefly(data.query)
    return data
  }

function started<Value>(query: Query<Value>): Query<Value> {
  void query.refresh()
  return query
}

async function waitBriefly({ getState, refresh }: Pick<Query<unknown>, 'getState' | 'refresh'>): Promise<void> {
  if (!getState().cached) await Promise.race([refresh(), new Promise((end) => setTimeout(end, quickAnswerMs))])
}
