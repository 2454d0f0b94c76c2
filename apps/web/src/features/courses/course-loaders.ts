import type { Course } from '@syntax-lab/shared/course'
import type { LoaderFunctionArgs } from 'react-router'
import type { Query } from '#lib/query.ts'
import type { CourseStore } from './course-store.ts'

type QueryData<Value> = { query: Query<Value>; pictureUrl: CourseStore['pictureUrl'] }
export type CoursesData = QueryData<readonly Course[]>
export type CourseData = QueryData<Course | undefined> & Pick<CourseStore, 'catalogue' | 'related'>

/** How long, in ms, an answer is waited for with the old page still there, so that a quick one shows no skeleton. */
const briefly = 100

/** The data of `/courses`; its request is under way. */
export const coursesData = (store: CourseStore): CoursesData => start(store.catalogue, store)

/** The data of `/courses/:id` and `/checkout/:id`; its request is under way. */
export const courseData = (store: CourseStore, id = ''): CourseData => ({
  ...start(store.course(id), store),
  catalogue: store.catalogue,
  related: store.related,
})

export const coursesLoader = (store: CourseStore) => () => waitBriefly(coursesData(store))

export const courseLoader =
  (store: CourseStore) =>
  ({ params }: LoaderFunctionArgs) =>
    waitBriefly(courseData(store, params['id']))

function start<Value>(query: Query<Value>, { pictureUrl }: CourseStore): QueryData<Value> {
  void query.fetch()
  return { query, pictureUrl }
}

async function waitBriefly<Data extends { query: Pick<Query<unknown>, 'getState' | 'fetch'> }>(
  data: Data,
): Promise<Data> {
  const { query } = data
  if (!query.getState().cached) await Promise.race([query.fetch(), new Promise((end) => setTimeout(end, briefly))])
  return data
}
