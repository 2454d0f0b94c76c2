import { createCourseApi } from '#lib/course-api.ts'
import { env } from '#lib/env.ts'
import { createCourseSource } from './course-source.ts'

/** The courses of this build's course API. A module of its own, because most pages can do without its code. */
export const createApiCourseSource = () => createCourseSource(createCourseApi(env.courseApiUrl))
