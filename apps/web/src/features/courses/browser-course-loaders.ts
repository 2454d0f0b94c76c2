import { env } from '#lib/env.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { createCourseLoaders } from './course-loaders.ts'
import { createCourseStore, readPrerendered } from './course-store.ts'

// The API's client is code of its own: if it cannot be loaded, what the build has written into the page can be read.
const importCourseApi = () => import('#lib/course-api.ts')
const loadApi = async () => (await importWithRetry(importCourseApi)).createCourseApi(env.courseApiUrl)

/** The course loaders of this visit: over the course API, beginning with what the build has written into the page. */
export const courseLoaders = createCourseLoaders(createCourseStore(loadApi, readPrerendered()))
