import { createCourseApi } from '#lib/course-api.ts'
import { env } from '#lib/env.ts'
import { createCourseLoaders } from './course-loaders.ts'
import { createCourseStore, readPrerendered } from './course-store.ts'

/**
 * The course loaders of this visit: over the course API, beginning with what the build has written into the page.
 * In a module of their own, which is loaded on demand: most pages can do without them.
 */
export const courseLoaders = createCourseLoaders(
  createCourseStore(createCourseApi(env.courseApiUrl), readPrerendered()),
)
