import type { Course } from '@syntax-lab/shared/course'
import { type CourseApi, CourseApiError, type Problem } from '#lib/course-api.ts'

/** What a screen gets: a value, perhaps the last good one of an earlier answer with the reason why it is old, or only a problem. */
export type Loaded<Value> = { value: Value; loadedAt: number; problem?: Problem } | { problem: Problem }

export type CourseSource = ReturnType<typeof createCourseSource>

/** Asks the course API, and remembers the last good answers for the time when it does not answer. */
export function createCourseSource(api: CourseApi) {
  let list: { value: Course[]; loadedAt: number } | undefined
  const details = new Map<string, { value: Course; loadedAt: number }>()

  return {
    pictureUrl: api.pictureUrl,
    /** The catalogue. Never rejects. */
    async catalogue(signal: AbortSignal): Promise<Loaded<Course[]>> {
      try {
        list = { value: await api.courses(signal), loadedAt: Date.now() }
        return list
      } catch (error) {
        return { ...list, problem: problemOf(error) }
      }
    },
    /** One course. Never rejects. A course that is gone is gone, whatever was remembered. */
    async course(id: string, signal: AbortSignal): Promise<Loaded<Course>> {
      try {
        const loaded = { value: await api.course(id, signal), loadedAt: Date.now() }
        details.set(id, loaded)
        return loaded
      } catch (error) {
        const problem = problemOf(error)
        return problem === 'not-found' ? { problem } : { ...(details.get(id) ?? fromList(id)), problem }
      }
    },
  }

  function fromList(id: string) {
    const value = list?.value.find((course) => course.id === id)
    return value && list ? { value, loadedAt: list.loadedAt } : undefined
  }
}

/** An aborted request has no problem of its own: the visitor has gone elsewhere, and nobody reads the answer. */
function problemOf(error: unknown): Problem {
  return error instanceof CourseApiError ? error.problem : 'unreachable'
}
