import type { Course } from '@syntax-lab/shared/course'
import type { CourseApi } from '#lib/course-api.ts'
import { CourseApiError, type Outage } from '#lib/course-api-error.ts'
import { sampleCourses } from './sample-courses.ts'

/** A course API in memory. Set `outage`, and each call fails with it until it is taken away. */
export type FakeCourseApi = CourseApi & { courseList: readonly Course[]; outage: Outage | undefined; calls: string[] }

export function createFakeCourseApi(courseList: readonly Course[] = sampleCourses): FakeCourseApi {
  const api: FakeCourseApi = {
    courseList,
    outage: undefined,
    calls: [],
    async courses() {
      answer('/courses')
      return [...api.courseList]
    },
    async course(id) {
      answer(`/courses/${id}`)
      return api.courseList.find((course) => course.id === id)
    },
  }
  return api

  function answer(call: string) {
    api.calls.push(call)
    if (api.outage) throw new CourseApiError(api.outage)
  }
}
