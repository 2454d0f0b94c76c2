/** One course of a level, as the landing page shows it. */
type ExampleCourse = {
  id: string
  title: string
  /** Both as words. */
  fees: string
  ratings: string
}

/** What the landing page knows of the courses; a total of 0 where the build could not ask the course API. */
export type LandingCourses = {
  total: number
  /** The same in words, such as `32 courses`; without a number where there is none. */
  courses: string
  /** By badge. */
  levels: Readonly<Record<string, { count: number; example?: ExampleCourse | undefined }>>
}
