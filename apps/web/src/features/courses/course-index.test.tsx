// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { CourseIndex } from './course-index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['was unfolded before the script was there has its titles', true, sampleCourses.length],
  ['is folded is drawn without them', false, 0],
])('an index that %s', (_, isOpen, count) => {
  // React tells the console that the visitor has changed the page.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<CourseIndex courses={sampleCourses} />)
  const details = within(container).getByRole<HTMLDetailsElement>('group')
  expect(within(details).queryAllByRole('link'), 'in the HTML of the build').toEqual([])
  details.open = isOpen
  render(<CourseIndex courses={sampleCourses} />, { container, hydrate: true })
  expect(within(details).queryAllByRole('link')).toHaveLength(count)
})
