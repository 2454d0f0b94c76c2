import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type CourseFiles = { courses: string; database: string; middleId: string }

const seed = new URL('../apps/course-api/data/courses.json', import.meta.url)

/** `count` courses made from the real ones. */
export function manyCourses(count: number): { id: string; title: string }[] {
  const real: { id: string; title: string }[] = JSON.parse(readFileSync(seed, 'utf8'))
  return Array.from({ length: count }, (_, index) => {
    const course = real[index % real.length]
    return { ...course, id: `course-${index}`, title: `${course?.title} ${index}` }
  })
}

/** Writes `count` courses as the course API and as json-server want them. */
export function writeCourseFiles(folder: string, count: number): CourseFiles {
  const courses = manyCourses(count)
  const files = {
    courses: join(folder, `${count}.json`),
    database: join(folder, `${count}-database.json`),
    middleId: `course-${Math.floor(count / 2)}`,
  }
  writeFileSync(files.courses, JSON.stringify(courses))
  writeFileSync(files.database, JSON.stringify({ courses }))
  return files
}
