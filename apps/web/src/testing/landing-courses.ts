import type { LandingCourses } from '#features/landing/landing-courses.ts'

/** What unit tests have for `virtual:landing-courses`: that of a build which knows a few courses. */
const landingCourses: LandingCourses = {
  total: 4,
  courses: '4 courses',
  levels: {
    Beginner: { count: 3, example: { id: 'git-basics', title: 'Git Basics', fees: '$49', ratings: '4.6 out of 5' } },
    Advanced: {
      count: 1,
      example: { id: 'react-patterns', title: 'React Patterns', fees: '$89.50', ratings: '4.9 out of 5' },
    },
  },
}

export default landingCourses
