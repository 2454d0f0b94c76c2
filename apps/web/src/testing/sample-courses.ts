import type { Course } from '@syntax-lab/shared/course'
import { sampleCourse } from '@syntax-lab/shared/sample-course'

/** A small catalogue: three levels, two courses of the same level, every order different. */
export const sampleCourses: readonly Course[] = [
  sampleCourse(),
  sampleCourse({
    id: 'react-patterns',
    title: 'React Patterns',
    description: 'State, effects and composition.',
    price: 89.5,
    ratings: 4.9,
    view: 8_021,
    comments: 1,
    badge: 'Advanced',
  }),
  sampleCourse({
    id: 'sql-queries',
    title: 'SQL Queries',
    description: 'Joins, groups and windows.',
    price: 29,
    ratings: 4.1,
    view: 20_300,
    badge: 'Beginner',
  }),
  sampleCourse({
    id: 'linux-shell',
    title: 'The Linux Shell',
    description: 'Pipes, permissions and processes.',
    price: 0,
    ratings: 3.8,
    view: 1,
    comments: 0,
    badge: 'Intermediate',
  }),
]
