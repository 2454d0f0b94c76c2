import type { Course } from '@syntax-lab/shared/course'
import type { LoaderFunctionArgs } from 'react-router'
import type { CourseSource, Loaded } from './course-source.ts'

export type CoursesData = { catalogue: Promise<Loaded<Course[]>>; pictureUrl: CourseSource['pictureUrl'] }
export type CourseData = { course: Promise<Loaded<Course>>; pictureUrl: CourseSource['pictureUrl'] }

/**
 * How long, in ms, an answer is waited for with the old page still there, so that a quick one shows no skeleton.
 * Longer where the visitor has been before: Back finds its place only in a page that is as long as it was.
 */
const patience = { firstVisit: 100, return: 1_000 }

/** The sources whose catalogue has been asked for. */
const visited = new WeakSet<CourseSource>()

/** The data of `/courses`: asked for at once, waited for by the page's own skeleton. */
export function coursesData(source: CourseSource, signal: AbortSignal): CoursesData {
  visited.add(source)
  return { catalogue: source.catalogue(signal), pictureUrl: source.pictureUrl }
}

export function coursesLoader(source: CourseSource) {
  return async ({ request }: LoaderFunctionArgs): Promise<CoursesData> => {
    const time = visited.has(source) ? patience.return : patience.firstVisit
    const data = coursesData(source, request.signal)
    await within(time, data.catalogue)
    return data
  }
}

/** The data of `/courses/:id` and `/checkout/:id`. */
export function courseLoader(source: CourseSource) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<CourseData> => {
    const course = source.course(params['id'] ?? '', request.signal)
    await within(patience.firstVisit, course)
    return { course, pictureUrl: source.pictureUrl }
  }
}

async function within(time: number, answer: Promise<unknown>): Promise<void> {
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, time))])
}
