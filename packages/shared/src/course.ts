import * as v from 'valibot'

const toOneLine = v.transform((value: string) => value.replace(/\s+/g, ' ').trim())
const line = (maxLength: number) => v.pipe(v.string(), toOneLine, v.minLength(1), v.maxLength(maxLength))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/**
 * One course as the course API answers it (specification, point 3).
 *
 * The one definition from which the `Course` type, the check on both sides of the wire
 * and the API's description come. Fields that it does not name are dropped.
 */
export const courseSchema = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
    v.description("A short unique name; part of the course's address and of its PDF's file name."),
  ),
  title: v.pipe(line(120), v.description('The title, as a heading shows it.')),
  img: v.pipe(line(2048), v.description("The picture's address; it resolves against the address of this API.")),
  // The maximum refuses 1e999 too, which JSON.parse reads as Infinity and JSON.stringify writes as null.
  price: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000), v.description('The fee in US dollars.')),
  description: v.pipe(v.string(), v.description('What the course teaches, as plain text; it may be empty.')),
  ratings: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(5),
    v.description('The average rating in stars, 1 to 5; 0 while nobody has rated the course.'),
  ),
  view: v.pipe(count, v.description('How often the course has been viewed.')),
  comments: v.pipe(count, v.description('How many comments the course has.')),
  badge: v.pipe(line(40), v.description('The level, such as Beginner.')),
})

export type Course = v.InferOutput<typeof courseSchema>

/** The build writes pages for so many courses, in a few seconds; the pages of further ones ask for them. */
export const maxCoursePages = 2_000

/** What is wrong with one course: which one, which of its fields, and the issue in words. */
type CourseIssue = { course: string; field: string; message: string }

/** The good courses of a list, in their order, and an issue for each course that was left out. */
type CheckedCourses = { courses: Course[]; issues: CourseIssue[] }

const named = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** The course when `value` is one, else its first issue. `position` names a course that has no id. */
export function checkCourse(value: unknown, position = 'course'): { course: Course } | { issue: CourseIssue } {
  const result = v.safeParse(courseSchema, value)
  if (result.success) return { course: result.output }
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? '(the course itself)'
  return { issue: { course: v.is(named, value) ? value.id : position, field, message: issue.message } }
}

/**
 * Checks a list course by course, so that one broken course hides no good one.
 * A second course with an id that was already there is an issue of the second.
 *
 * @throws TypeError when `value` is no array.
 */
export function checkCourses(value: unknown): CheckedCourses {
  if (!Array.isArray(value)) throw new TypeError('The course list is not an array.')
  const courses = new Map<string, Course>()
  const issues: CourseIssue[] = []
  value.forEach((entry: unknown, index) => {
    const checked = checkCourse(entry, `course number ${index + 1}`)
    if ('issue' in checked) issues.push(checked.issue)
    else if (courses.has(checked.course.id)) {
      issues.push({ course: checked.course.id, field: 'id', message: 'Another course has this id already' })
    } else courses.set(checked.course.id, checked.course)
  })
  return { courses: [...courses.values()], issues }
}
