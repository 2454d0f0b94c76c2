import type { Course } from '@syntax-lab/shared/course'
import type { CourseApi } from '#lib/course-api.ts'
import { CourseApiError, type Outage, type Problem } from '#lib/course-api-error.ts'

type Known<Value> = { value: Value; loadedAt: number }

/** What a screen gets: a value, perhaps the last good one of an earlier answer with the reason why it is old, or only a problem. */
export type Loaded<Value> = (Known<Value> & { problem?: Outage }) | { problem: Problem }

/** Something that was asked for; until the answer is there, a screen shows what is known of it. */
export type Asked<Value> = { known: Known<Value> | undefined; answer: Promise<Loaded<Value>> }

/** Courses that came with the page itself, when the build wrote it; `loadedAt` in ms since 1970. */
export type Remembered = { loadedAt: number; catalogue?: readonly Course[]; course?: Course }

export type CourseSource = ReturnType<typeof createCourseSource>

/** The address of a course's picture; undefined when `img` names no http(s) address. */
export type PictureUrl = (img: string) => string | undefined

/** Asks the course API, and remembers the last good answers: they are on the screen before the next, or where none comes. */
export function createCourseSource(
  api: CourseApi,
  pictureUrl: PictureUrl,
  { loadedAt = 0, catalogue, course: only }: Partial<Remembered> = {},
) {
  let list: Known<readonly Course[]> | undefined = catalogue && { value: catalogue, loadedAt }
  const details = new Map<string, Known<Course>>(only && [[only.id, { value: only, loadedAt }]])

  return {
    pictureUrl,
    /** The catalogue. The answer never rejects. */
    catalogue: (signal: AbortSignal): Asked<readonly Course[]> => ({
      known: list,
      answer: readable(askForList(signal)),
    }),
    /** One course. The answer never rejects. A course that is gone is gone, whatever was remembered. */
    course: (id: string, signal: AbortSignal): Asked<Course> => ({
      known: details.get(id) ?? fromList(id),
      answer: readable(askFor(id, signal)),
    }),
  }

  async function askForList(signal: AbortSignal): Promise<Loaded<readonly Course[]>> {
    try {
      list = { value: await api.courses(signal), loadedAt: Date.now() }
      return list
    } catch (error) {
      const problem = problemOf(error)
      // There is always a list: an address without one is no address of the course API.
      return { ...list, problem: problem === 'not-found' ? 'broken' : problem }
    }
  }

  async function askFor(id: string, signal: AbortSignal): Promise<Loaded<Course>> {
    try {
      const loaded = { value: await api.course(id, signal), loadedAt: Date.now() }
      details.set(id, loaded)
      return loaded
    } catch (error) {
      const problem = problemOf(error)
      if (problem !== 'not-found') return { ...(details.get(id) ?? fromList(id)), problem }
      details.delete(id)
      list = list && { ...list, value: list.value.filter((course) => course.id !== id) }
      return { problem }
    }
  }

  function fromList(id: string): Known<Course> | undefined {
    const value = list?.value.find((course) => course.id === id)
    return value && list ? { value, loadedAt: list.loadedAt } : undefined
  }
}

/**
 * Notes on the promise itself what it has come to, where React's `use` looks for it: what is there is drawn at once,
 * and not after a moment of skeleton in which React finds out.
 */
function readable<Value>(answer: Promise<Value>): Promise<Value> {
  void answer.then((value) => Object.assign(answer, { status: 'fulfilled', value }))
  return answer
}

/** An aborted request has no problem of its own: the visitor has gone elsewhere, and nobody reads the answer. */
function problemOf(error: unknown): Problem {
  return error instanceof CourseApiError ? error.problem : 'unreachable'
}
