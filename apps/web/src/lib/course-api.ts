import { checkCourse, checkCourses, type Course } from '@syntax-lab/shared/course'
import { CourseApiError } from './course-api-error.ts'

export type CourseApi = {
  /** All courses that are well formed. Throws `CourseApiError`. */
  courses: (signal: AbortSignal) => Promise<readonly Course[]>
  /** One course; undefined where the API has none of this id. Throws as `courses` does. */
  course: (id: string, signal: AbortSignal) => Promise<Course | undefined>
}

/** The longest Retry-After that is kept: a mistake of the server must not keep a page waiting for days. */
const maxRetryAfterMs = 3_600_000

/** The course API at `baseUrl`, its answers checked by the shared schema. */
export function createCourseApi(baseUrl: string): CourseApi {
  return {
    async courses(signal) {
      const answer = await getJson(`${baseUrl}/courses`, signal)
      // There is always a list: an address without one is no address of the course API.
      if (answer === undefined) throw new CourseApiError('broken')
      if (!Array.isArray(answer)) throw new CourseApiError('bad-data')
      const { courses, issues } = checkCourses(answer)
      if (issues.length > 0) console.warn('Courses left out, because they are broken:', issues)
      if (courses.length === 0 && issues.length > 0) throw new CourseApiError('bad-data')
      return courses
    },
    async course(id, signal) {
      const answer = await getJson(`${baseUrl}/courses/${encodeURIComponent(id)}`, signal)
      if (answer === undefined) return undefined
      const checked = checkCourse(answer)
      if ('issue' in checked) {
        console.warn('A course that is broken:', checked.issue)
        throw new CourseApiError('bad-data')
      }
      return checked.course
    },
  }
}

/** The JSON at `url`; undefined where there is nothing of that name. */
async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } }).catch(throwUnreachable)
  const { ok, status } = response
  if (status === 400 || status === 404 || status === 414) return undefined
  if (!ok) throw new CourseApiError(status === 429 ? 'too-many' : 'broken', retryAfterMsOf(response))
  const body = await response.text().catch(throwUnreachable)
  try {
    return JSON.parse(body)
  } catch {
    throw new CourseApiError('bad-data')
  }
}

function throwUnreachable(): never {
  throw new CourseApiError(navigator.onLine ? 'unreachable' : 'offline')
}

/** What Retry-After asks for: seconds, or a date (RFC 9110, 10.2.3). 0 where it asks for nothing. */
function retryAfterMsOf({ headers }: Response): number {
  const asked = headers.get('retry-after') ?? ''
  const ms = Number(asked) * 1_000 || Date.parse(asked) - Date.now()
  return ms > 0 ? Math.min(ms, maxRetryAfterMs) : 0
}
