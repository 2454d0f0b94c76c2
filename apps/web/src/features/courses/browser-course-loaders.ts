import { env } from '#lib/env.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { createCourseLoaders } from './course-loaders.ts'
import { createCourseStore, readPrerendered } from './course-store.ts'

// Loaded on demand, because most pages can do without it. The API's code comes beside it and not with it:
// what the build has written into a page can be read without.
const importCourseApi = () => import('#lib/course-api.ts')
const loadApi = async () => (await importWithRetry(importCourseApi)).createCourseApi(env.courseApiUrl)
void loadApi().catch(() => {})

/** The course loaders of this visit: over the course API, beginning with what the build has written into the page. */
export const courseLoaders = createCourseLoaders(createCourseStore(loadApi, readPrerendered()))
