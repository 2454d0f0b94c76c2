// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { CourseIndex } from './course-index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const indexAt = (key: string) => (
  <MemoryRouter initialEntries={[{ pathname: '/courses', key }]}>
    <CourseIndex courses={sampleCourses} />
  </MemoryRouter>
)

test.each([
  ['was unfolded before the script was there has its titles, also after Back', true, sampleCourses.length],
  ['is folded is drawn without them', false, 0],
])('an index that %s', (key, isOpen, count) => {
  // React tells the console that the visitor has changed the page.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(indexAt(key))
  const details = within(container).getByRole<HTMLDetailsElement>('group')
  expect(within(details).queryAllByRole('link'), 'in the HTML of the build').toEqual([])
  details.open = isOpen
  render(indexAt(key), { container, hydrate: true })
  expect(within(details).queryAllByRole('link')).toHaveLength(count)
  cleanup()
  render(indexAt(key))
  const drawnAgain = screen.getByRole<HTMLDetailsElement>('group')
  expect(within(drawnAgain).queryAllByRole('link')).toHaveLength(count)
  expect(drawnAgain.open).toBe(isOpen)
})
