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
    return { ...data, catalogue: await worthAMoment(data.catalogue) }
  }
}

export function courseLoader(source: CourseSource) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<CourseData> => {
    const data = courseData(source, params['id'] ?? '', request.signal)
    return { ...data, course: await worthAMoment(data.course) }
  }
}

/** Where nothing is known, an answer that comes quickly is known when the page is drawn. */
async function worthAMoment<Value>({ known, answer }: Asked<Value>): Promise<Asked<Value>> {
  const quick = known ?? (await Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, patience))]))
  return { known: quick, answer }
}
