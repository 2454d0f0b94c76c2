import type { Course } from '@syntax-lab/shared/course'
import type { CourseSearch } from './course-search.ts'

/** For very long lists, and where the search's code cannot be had: courses that have each word as it was typed. */
export function createPlainSearch(courses: readonly Course[]): CourseSearch {
  const texts = courses.map(({ id, title, badge, description }) => ({
    id,
    text: `${title} ${badge} ${description}`.toLowerCase(),
  }))
  return (typed) => {
    const words = typed.toLowerCase().split(/\s/).filter(Boolean)
    const found = texts.filter(({ text }) => words.every((word) => text.includes(word)))
    return { ids: found.map(({ id }) => id), marks: words }
  }
}
