declare module 'virtual:landing-courses' {
  import type { LandingCourses } from '#features/landing/landing-courses.ts'

  const landingCourses: LandingCourses
  export default landingCourses
}
