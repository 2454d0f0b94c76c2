import type { Course } from '@syntax-lab/shared/course'
import type { LoaderFunctionArgs } from 'react-router'
import type { CourseSource, Loaded } from './course-source.ts'

export type CoursesData = { catalogue: Promise<Loaded<Course[]>>; pictureUrl: CourseSource['pictureUrl'] }
export type CourseData = { course: Promise<Loaded<Course>>; pictureUrl: CourseSource['pictureUrl'] }

/** The data of `/courses`: asked for at once, waited for by the page's own skeleton. */
export function coursesData(source: CourseSource, signal: AbortSignal): CoursesData {
  return { catalogue: source.catalogue(signal), pictureUrl: source.pictureUrl }
}

export function coursesLoader(source: CourseSource) {
  return ({ request }: LoaderFunctionArgs) => coursesData(source, request.signal)
}

/** The data of `/courses/:id` and `/checkout/:id`. */
export function courseLoader(source: CourseSource) {
  return ({ request, params }: LoaderFunctionArgs): CourseData => ({
    course: source.course(params['id'] ?? '', request.signal),
    pictureUrl: source.pictureUrl,
  })
}
