import type { CourseApi } from './course-api.ts'
import { CourseApiError } from './course-api-error.ts'
import { withTimeLimit } from './time-limit.ts'

/** How long, in ms, the code may take before the visitor is told: as long as the answer itself. */
const patience = 8_000

type LazyCourseApi = CourseApi & {
  /** Fetches the code before it is needed. */
  prepare: () => void
}

/**
 * A course API whose code is loaded with the first question, because most pages can do without it.
 * Code that does not come is a problem like an answer that does not, and is asked for again.
 */
export function lazyCourseApi(load: () => Promise<CourseApi>): LazyCourseApi {
  let loading: Promise<CourseApi> | undefined

  return {
    prepare: () => void loaded().catch(() => {}),
    courses: async (signal) => (await loaded()).courses(signal),
    course: async (id, signal) => (await loaded()).course(id, signal),
  }

  /** Throws `CourseApiError`. */
  async function loaded(): Promise<CourseApi> {
    loading ??= load().catch(load)
    try {
      return await withTimeLimit(loading, patience, () => new CourseApiError('too-slow'))
    } catch (error) {
      if (error instanceof CourseApiError) throw error
      loading = undefined
      throw new CourseApiError(navigator.onLine ? 'unreachable' : 'offline', { cause: error })
    }
  }
}
