import { readFileSync } from 'node:fs'
import { checkCourses, type CheckedCourses, type Course } from '@syntax-lab/shared/course'
import { messageOf, StartError } from './start-error.ts'

/**
 * The courses of a JSON file, in its order.
 *
 * @throws StartError naming the file, and where one course is wrong the course, the field and what is wrong.
 */
export function readCourses(file: string): Course[] {
  const { courses, issues } = check(file, parse(file, read(file)))
  const [first, ...others] = issues
  if (first === undefined) return courses
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  throw new StartError(`${file}: course "${first.course}", field "${first.field}": ${first.message}${more}`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`${file}: the course file cannot be read: ${messageOf(error)}`)
  }
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new StartError(`${file}: the course file is not valid JSON: ${messageOf(error)}`)
  }
}

function check(file: string, value: unknown): CheckedCourses {
  try {
    return checkCourses(value)
  } catch (error) {
    throw new StartError(`${file}: ${messageOf(error)}`)
  }
}
