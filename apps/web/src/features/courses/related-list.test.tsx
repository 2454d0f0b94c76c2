// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { never } from '#testing/fake-gateway.ts'
import { createCourseStore } from './course-store.ts'
import type { RelatedCourse } from './related-courses.ts'
import { RelatedList } from './related-list.tsx'

afterEach(cleanup)

const related = (['first', 'next', 'similar'] as const).map((relation) => ({
  ...sampleCourse({ id: `course-${relation}`, title: `The ${relation} one`, badge: 'Advanced' }),
  relation,
}))

function show(courses: readonly RelatedCourse[]) {
  const course = sampleCourse()
  const data = createCourseStore(() => never, { related: { [course.id]: courses } })
  return render(<RelatedList course={course} data={data} />)
}

test('P51 each course to go on with says why it is there, its level, and leads to its page', () => {
  show(related)
  const cards = within(screen.getByRole('region', { name: 'Related courses' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    'What to know firstThe first oneAdvanced',
    'Next stepThe next oneAdvanced',
    'SimilarThe similar oneAdvanced',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/course-first',
    '/courses/course-next',
    '/courses/course-similar',
  ])
  // Arabic titles run from the right.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ dir }) => dir)).toEqual(['auto', 'auto', 'auto'])
})

test('P51 without courses to go on with there is no heading either', () => {
  const { container } = show([])
  expect(container.textContent).toBe('')
})
