import { checkCourses, type Course } from '@syntax-lab/shared/course'

/** The courses that the course API answers now, without broken ones; none, with a word about it, where it cannot be reached. */
export async function knownCourses(courseApiUrl: string): Promise<Course[]> {
  try {
    const response = await fetch(`${courseApiUrl.replace(/\/+$/, '')}/courses`, { signal: AbortSignal.timeout(3_000) })
    return checkCourses(await response.json()).courses
  } catch {
    console.warn(
      `The course API at ${courseApiUrl} cannot be reached: courses are neither in the HTML nor in the sitemap, and come from the API alone.`,
    )
    return []
  }
}
