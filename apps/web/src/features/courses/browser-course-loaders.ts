import { createCourseApi } from '#lib/course-api.ts'
import { env } from '#lib/env.ts'
import { createCourseLoaders } from './course-loaders.ts'
import { createCourseStore, readPrerendered } from './course-store.ts'

/** Those of this visit, over the course API. Loaded on demand, because most pages can do without them. */
export const courseLoaders = createCourseLoaders(
  createCourseStore(createCourseApi(env.courseApiUrl), readPrerendered()),
)
