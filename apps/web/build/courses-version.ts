import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { knownCourses } from './known-courses.ts'

// Prints a digest of the courses that the build would find at the course API now.
const env = loadEnv('production', fileURLToPath(new URL('..', import.meta.url)))
const courses = await knownCourses(env['VITE_COURSE_API_URL'] ?? '')
console.log(createHash('sha256').update(JSON.stringify(courses)).digest('hex'))
