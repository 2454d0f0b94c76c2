import type { Course } from '@syntax-lab/shared/course'
import type { LoaderFunctionArgs } from 'react-router'
import type { Asked, CourseSource, PictureUrl } from './course-source.ts'

export type CoursesData = { catalogue: Asked<readonly Course[]>; pictureUrl: PictureUrl }
export type CourseData = { id: string; course: Asked<Course>; pictureUrl: PictureUrl }

/** How long, in ms, an answer is waited for with the old page still there, so that a quick one shows no skeleton. */
const patience = 100

/** The data of `/courses`: asked for at once, waited for by the page's own skeleton where nothing is known. */
export function coursesData(source: CourseSource, signal: AbortSignal): CoursesData {
  return { catalogue: source.catalogue(signal), pictureUrl: source.pictureUrl }
}

/** The data of `/courses/:id` and `/checkout/:id`. */
export function courseData(source: CourseSource, id: string, signal: AbortSignal): CourseData {
  return { id, course: source.course(id, signal), pictureUrl: source.pictureUrl }
}

export function coursesLoader(source: CourseSource) {
  return async ({ request }: LoaderFunctionArgs): Promise<CoursesData> => {
    const data = coursesData(source, request.signal)
    await worthAMoment(data.catalogue)
    return data
  }
}

export function courseLoader(source: CourseSource) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<CourseData> => {
    const data = courseData(source, params['id'] ?? '', request.signal)
    await worthAMoment(data.course)
    return data
  }
}

async function worthAMoment({ known, answer }: Asked<unknown>): Promise<void> {
  if (!known) await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience))])
}
