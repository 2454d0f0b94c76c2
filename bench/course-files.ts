import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type CourseFiles = { courses: string; database: string; middleId: string }

const seed = new URL('../apps/course-api/data/courses.json', import.meta.url)

/** Writes `count` courses made from the real ones, as the course API and as json-server want them. */
export function writeCourseFiles(folder: string, count: number): CourseFiles {
  const real: { id: string; title: string }[] = JSON.parse(readFileSync(seed, 'utf8'))
  const courses = Array.from({ length: count }, (_, index) => ({ ...real[index % real.length], id: `course-${index}` }))
  const files = { courses: join(folder, `${count}.json`), database: join(folder, `${count}-database.json`), middleId: `course-${Math.floor(count / 2)}` }
  writeFileSync(files.courses, JSON.stringify(courses))
  writeFileSync(files.database, JSON.stringify({ courses }))
  return files
}
