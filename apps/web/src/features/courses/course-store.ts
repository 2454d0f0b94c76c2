import type { Course } from '@syntax-lab/shared/course'
import type { CourseApi } from '#lib/course-api.ts'
import { createQuery, type Query } from '#lib/query.ts'
import type { RelatedCourse } from './related-courses.ts'

/** Courses that the build has written into the page; `requestedAt` in ms since 1970. */
export type Prerendered = {
  requestedAt: number
  catalogue?: readonly Course[]
  course?: Course
  /** Where to go from courses, by their ids. */
  related?: Readonly<Record<string, readonly RelatedCourse[]>>
}

export type CourseStore = ReturnType<typeof createCourseStore>

/**
 * What the course API has been asked for in this visit; it starts with what the build has written into the page.
 * `loadApi` is called for each request, and rejects when the code of the API's client cannot be loaded.
 */
export function createCourseStore(
  loadApi: () => Promise<CourseApi>,
  { requestedAt = 0, ...prerendered }: Partial<Prerendered> = {},
) {
  const fetchCatalogue = async (signal: AbortSignal) => (await loadApi()).courses(signal)
  const catalogue = createQuery(fetchCatalogue, prerendered.catalogue && { value: prerendered.catalogue, requestedAt })
  const courses = new Map<string, Query<Course | undefined>>()

  return {
    catalogue,
    related: prerendered.related ?? {},
    /** One course, which is undefined where there is none. What the catalogue says of it is known at once. */
    course(id: string): Query<Course | undefined> {
      const query = courses.get(id) ?? addCourse(id)
      const inCatalogue = catalogue.getState().cached
      const value = inCatalogue?.value.find((course) => course.id === id)
      if (inCatalogue && value) query.setUnlessOlder({ value, requestedAt: inCatalogue.requestedAt })
      return query
    },
  }

  function addCourse(id: string): Query<Course | undefined> {
    const value = prerendered.course
    const cached = value?.id === id ? { value, requestedAt } : undefined
    const query = createQuery((signal) => fetchCourse(id, signal), cached)
    courses.set(id, query)
    return query
  }

  async function fetchCourse(id: string, signal: AbortSignal): Promise<Course | undefined> {
    const course = await (await loadApi()).course(id, signal)
    const list = catalogue.getState().cached
    // A course that is gone is gone from the catalogue as well.
    if (!course && list?.value.some((other) => other.id === id))
      catalogue.setUnlessOlder({ ...list, value: list.value.filter((other) => other.id !== id) })
    return course
  }
}

/** The id of the data block in which the build leaves the courses that it has written into a page. */
const blockId = 'prerendered-courses'

/** The courses that are in the page already; the build has checked them. Undefined where it has written none. */
export function readPrerendered(): Prerendered | undefined {
  const block = document.getElementById(blockId)
  return block ? JSON.parse(block.textContent) : undefined
}

/** The data block itself; `<` is written as an escape, so that no text can end it. */
export function prerenderedBlock(courses: Prerendered): string {
  const json = JSON.stringify(courses).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${blockId}">${json}</script>`
}
