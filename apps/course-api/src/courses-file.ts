import { readFileSync } from 'node:fs'
import { checkCourses, type Course } from '@syntax-lab/shared/course'
import { messageOf, StartError } from './start-error.ts'

/**
 * The courses of a JSON file, in its order.
 *
 * @throws StartError naming the file, and where one course is wrong the course, the field and what is wrong.
 */
export function readCourses(file: string): Course[] {
  const { courses, issues } = read(file)
  const [first, ...others] = issues
  if (first === undefined) return courses
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  throw new StartError(`${file}: course "${first.course}", field "${first.field}": ${first.message}${more}`)
}

function read(file: string) {
  try {
    return checkCourses(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))))
  } catch (error) {
    const what = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'
    throw new StartError(`${file}: the course file (COURSES_FILE) ${what}: ${messageOf(error)}`)
  }
}
