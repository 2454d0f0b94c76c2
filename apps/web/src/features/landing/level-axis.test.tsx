// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import landingCourses from 'virtual:landing-courses'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { LandingCourses } from './landing-courses.ts'
import { LevelAxis } from './level-axis.tsx'

afterEach(cleanup)

/** Lets the build know these courses, for one test. */
function know(courses: LandingCourses) {
  const before = { ...landingCourses }
  Object.assign(landingCourses, courses)
  onTestFinished(() => void Object.assign(landingCourses, before))
}

/** How many ticks each level has. */
const ticks = () =>
  within(screen.getByRole('region', { name: 'Start where you are' }))
    .getAllByRole('link', { name: /^(Beginner|Intermediate|Advanced|Professional)$/ })
    .map((link) => link.closest('li')?.firstElementChild?.childElementCount)

test('each course is a tick of its level, and the best-rated leads to its page, with its fees and rating', () => {
  render(<LevelAxis />)
  expect(screen.getByText(/· 4 in all$/)).toBeTruthy()
  expect(ticks()).toEqual([3, 0, 1, 0])
  const examples = within(screen.getByRole('list', { name: 'one of the best-rated courses at each level' }))
  expect(examples.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Beginner$49Git Basics4.6 out of 5',
    'Advanced$89.50React Patterns4.9 out of 5',
  ])
  expect(examples.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/git-basics',
    '/courses/react-patterns',
  ])
})

test('the count is that of the ticks, where a course has a level of its own', () => {
  know({
    total: 2,
    courses: '2 courses',
    levels: { Beginner: { count: 1, example: undefined }, Expert: { count: 1, example: undefined } },
  })
  render(<LevelAxis />)
  expect(ticks()).toEqual([1, 0, 0, 0])
  expect(screen.getByText(/· 1 in all$/)).toBeTruthy()
})

test('a build that knows no courses counts none, and still leads to every level', () => {
  know({ total: 0, courses: 'courses', levels: {} })
  render(<LevelAxis />)
  expect(screen.queryByText(/in all$/)).toBeNull()
  expect(ticks()).toEqual([8, 8, 8, 8])
  expect(screen.queryByText(/best-rated/)).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'Professional',
  ])
})
