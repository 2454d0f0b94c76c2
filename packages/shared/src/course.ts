import * as v from 'valibot'

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * One course as the course API answers it (specification, point 3).
 *
 * The one definition from which the `Course` type, the check on both sides of the wire
 * and the API's JSON Schema come. Fields that it does not name are dropped.
 */
export const courseSchema = v.object({
  /** A short slug; it becomes part of addresses and of the PDF's file name. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)),
  title: text(120),
  /** Resolves against the address of the course API. */
  img: text(2048),
  /** US dollars. */
  price: v.pipe(v.number(), v.minValue(0)),
  /** May be empty. */
  description: v.string(),
  /** Average rating in stars, 0 to 5. */
  ratings: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  view: count,
  comments: count,
  /** The level, such as "Beginner". */
  badge: text(40),
})

export type Course = v.InferOutput<typeof courseSchema>

/** What is wrong with one course: where it stands, which field, and the fault in words. */
export type CourseFault = { course: string; field: string; fault: string }

/** The good courses of a list, in their order, and a fault for each course that was left out. */
export type CheckedCourses = { courses: Course[]; faults: CourseFault[] }

/** The course when `value` is one, else the first fault. `position` names a course that has no id. */
export function checkCourse(value: unknown, position = 'course'): { course: Course } | { fault: CourseFault } {
  const result = v.safeParse(courseSchema, value, { abortEarly: true })
  if (result.success) return { course: result.output }
  const [issue] = result.issues
  return {
    fault: {
      course: nameOf(value) ?? position,
      field: v.getDotPath(issue) ?? '(the course itself)',
      fault: issue.message,
    },
  }
}

/**
 * Checks a list course by course, so that one broken course hides no good one.
 * A second course with an id that was already there is a fault of the second.
 *
 * @throws TypeError when `value` is no array.
 */
export function checkCourses(value: unknown): CheckedCourses {
  if (!Array.isArray(value)) throw new TypeError('The course list is not an array.')
  const courses = new Map<string, Course>()
  const faults: CourseFault[] = []
  value.forEach((entry: unknown, index) => {
    const checked = checkCourse(entry, `course number ${index + 1}`)
    if ('fault' in checked) faults.push(checked.fault)
    else if (courses.has(checked.course.id)) {
      faults.push({ course: checked.course.id, field: 'id', fault: 'Another course has this id already' })
    } else courses.set(checked.course.id, checked.course)
  })
  return { courses: [...courses.values()], faults }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined
  return typeof value.id === 'string' && value.id !== '' ? value.id : undefined
}
