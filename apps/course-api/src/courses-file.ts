import { readFileSync } from 'node:fs'
import { checkCourses, type CheckedCourses, type Course } from '@syntax-lab/shared/course'
import { messageOf, StartError } from './start-error.ts'

/**
 * The courses of a JSON file, in its order.
 *
 * @throws StartError naming the file, and where one course is at fault the course, the field and the fault.
 */
export function readCourses(file: string): Course[] {
  const { courses, faults } = check(file, parse(file, read(file)))
  const [first, ...others] = faults
  if (first === undefined) return courses
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  throw new StartError(`${file}: course "${first.course}", field "${first.field}": ${first.fault}${more}`)
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
