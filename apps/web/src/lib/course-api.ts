import { checkCourse, checkCourses, type Course } from '@syntax-lab/shared/course'
import { CourseApiError, type Problem } from './course-api-error.ts'

export type CourseApi = {
  /** All courses that are well formed. Throws `CourseApiError`, or the signal's reason when it was aborted. */
  courses: (signal: AbortSignal) => Promise<Course[]>
  /** One course. Throws `CourseApiError`, or the signal's reason when it was aborted. */
  course: (id: string, signal: AbortSignal) => Promise<Course>
}

/** How long a request may take before the visitor is told, in ms. */
const patience = 8_000

/** The course API at `baseUrl`, its answers checked by the shared schema. */
export function createCourseApi(baseUrl: string): CourseApi {
  return {
    async courses(signal) {
      const answer = await getJson(`${baseUrl}/courses`, signal)
      if (!Array.isArray(answer)) throw new CourseApiError('bad-data')
      const { courses, issues } = checkCourses(answer)
      if (issues.length > 0) console.warn('Courses left out, because they are broken:', issues)
      if (courses.length === 0 && issues.length > 0) throw new CourseApiError('bad-data')
      return courses
    },
    async course(id, signal) {
      const checked = checkCourse(await getJson(`${baseUrl}/courses/${encodeURIComponent(id)}`, signal))
      if ('issue' in checked) throw new CourseApiError('bad-data', { cause: checked.issue })
      return checked.course
    },
  }
}

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const tooSlow = AbortSignal.timeout(patience)
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, tooSlow]),
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new CourseApiError(problemOf(response.status))
    return parse(await response.text())
  } catch (error) {
    if (error instanceof CourseApiError || signal.aborted) throw error
    if (tooSlow.aborted) throw new CourseApiError('too-slow', { cause: error })
    throw new CourseApiError(navigator.onLine ? 'unreachable' : 'offline', { cause: error })
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new CourseApiError('bad-data', { cause: error })
  }
}

function problemOf(status: number): Problem {
  if (status === 400 || status === 404 || status === 414) return 'not-found'
  if (status === 429) return 'too-many'
  return 'broken'
}
