import type { Course } from './course.ts'

/** A course for tests; `change` gives the fields that matter to the test. */
export function sampleCourse(change: Partial<Course> = {}): Course {
  return {
    id: 'git-basics',
    title: 'Git for Teams',
    img: '/images/git-basics.svg',
    price: 49,
    description: 'Branches, rebases and reviews, from the first commit on.',
    ratings: 4.6,
    view: 12_480,
    comments: 318,
    badge: 'Beginner',
    ...change,
  }
}
