import type { Course } from '@syntax-lab/shared/course'
import type { CourseApi } from '#lib/course-api.ts'
import { CourseApiError, type Problem } from '#lib/course-api-error.ts'
import { sampleCourses } from './sample-courses.ts'

/** A course API in memory. Set `problem`, and each call fails with it until it is taken away. */
export type FakeCourseApi = CourseApi & { courseList: readonly Course[]; problem: Problem | undefined; calls: string[] }

export function createFakeCourseApi(courseList: readonly Course[] = sampleCourses): FakeCourseApi {
  const api: FakeCourseApi = {
    courseList,
    problem: undefined,
    calls: [],
    async courses() {
      answer('/courses')
      return [...api.courseList]
    },
    async course(id) {
      answer(`/courses/${id}`)
      const found = api.courseList.find((course) => course.id === id)
      if (!found) throw new CourseApiError('not-found')
      return found
    },
  }
  return api

  function answer(call: string) {
    api.calls.push(call)
    if (api.problem) throw new CourseApiError(api.problem)
  }
}

/** Where the pictures of that API would be. */
export const samplePictureUrl = (img: string): string => new URL(img, 'http://api.test').href
