import type { Course } from '@syntax-lab/shared/course'

const git: Course = {
  id: 'git-basics',
  title: 'Git for Teams',
  img: '/images/git-basics.svg',
  price: 49,
  description: 'Branches, rebases and reviews, from the first commit on.',
  ratings: 4.6,
  view: 12_480,
  comments: 318,
  badge: 'Beginner',
}

/** A small catalogue: three levels, two courses of the same level, every order different. */
export const sampleCourses: readonly Course[] = [
  git,
  {
    ...git,
    id: 'react-patterns',
    title: 'React Patterns',
    description: 'State, effects and composition.',
    price: 89.5,
    ratings: 4.9,
    view: 8_021,
    comments: 1,
    badge: 'Advanced',
  },
  {
    ...git,
    id: 'sql-queries',
    title: 'SQL Queries',
    description: 'Joins, groups and windows.',
    price: 29,
    ratings: 4.1,
    view: 20_300,
    badge: 'Beginner',
  },
  {
    ...git,
    id: 'linux-shell',
    title: 'The Linux Shell',
    description: 'Pipes, permissions and processes.',
    price: 0,
    ratings: 3.8,
    view: 1,
    comments: 0,
    badge: 'Intermediate',
  },
]

/** A course of that id; the rest does not matter to the test. */
export function sampleCourse(change: Partial<Course> = {}): Course {
  return { ...git, ...change }
}
