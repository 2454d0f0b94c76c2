// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { courseFacts } from '@syntax-lab/shared/course-facts'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

test('P52 a comparison says each fact in a table, which are the same, and which is the lowest', async () => {
  renderAt('/courses?compare=git-basics,sql-queries,git-basics,nowhere,elsewhere')
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Fact', 'Git for Teams', 'SQL Queries'])
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.slice(1, 1 + courseFacts.length)).toEqual([
    ['Levelthe same', 'Beginner', 'Beginner'],
    ['Fees', '$49', '$29lowest'],
    ['Ratings', '4.6 out of 5highest', '4.1 out of 5'],
    ['Views', '12,480', '20,300most'],
    ['Commentsthe same', '318', '318'],
  ])
  expect(within(table).getByRole('rowheader', { name: 'Fees' })).toBeTruthy()
  expect(screen.getByText('Not in the catalogue: “nowhere”, “elsewhere”.')).toBeTruthy()
})

test('P52 a comparison leads to each course, and leaves one out at a time', async () => {
  const { visitor, address } = renderAt('/courses?compare=git-basics, sql-queries,linux-shell&utm_source=mail')
  const table = await screen.findByRole('table', { name: /^Courses by level/ })
  expect(screen.getByRole('region', { name: 'Comparison' }).tabIndex, 'scrolled by the keyboard').toBe(0)
  await visitor.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/courses?compare=git-basics,sql-queries,linux-shell`,
  )
  expect(within(table).getByRole('link', { name: 'SQL Queries' }).getAttribute('href')).toBe('/courses/sql-queries')
  expect(within(table).getByText('Joins, groups and windows.')).toBeTruthy()
  expect(screen.queryByText(/^Not in the catalogue/)).toBeNull()
  await visitor.click(within(table).getByRole('link', { name: "Don't compare: SQL Queries" }))
  await waitFor(() => expect(address()).toBe('/courses?compare=git-basics,linux-shell'))
  expect(await screen.findByRole('heading', { level: 2, name: '2 courses side by side' })).toBeTruthy()
  // The link that was pressed is gone.
  const [, next] = within(screen.getByRole('table')).getAllByRole('link', { name: /^Don't compare: / })
  expect(document.activeElement).toBe(next)
  expect(screen.getByRole('button', { name: 'Copy link' }), 'no longer "Link copied": it is another one').toBeTruthy()
})

test('P52 who takes the last course out of a comparison is back in the catalogue', async () => {
  const { visitor, address } = renderAt('/courses?compare=git-basics')
  await visitor.click(await screen.findByRole('link', { name: "Don't compare: Git for Teams" }))
  await waitFor(() => expect(address()).toBe('/courses'))
  expect(await screen.findByRole('link', { name: 'See Details: Git for Teams' })).toBeTruthy()
})

test('P52 four courses fit into a comparison, and those with the most comments are marked', async () => {
  renderAt('/courses?compare=git-basics,sql-queries,linux-shell,react-patterns')
  expect(await screen.findByRole('heading', { level: 2, name: '4 courses side by side' })).toBeTruthy()
  expect(screen.queryByText(/^Four fit/)).toBeNull()
  const comments = screen.getByRole('rowheader', { name: 'Comments' }).closest('tr')
  expect([...(comments?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
    'Comments',
    '318most',
    '318most',
    '0',
    '1',
  ])
})

test('P52 courses after the fourth are left out of a comparison, and named', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleCourse({ id, title: `Course ${id}` }))
  renderAt('/courses?compare=a,b,c,d,e,f', { courses })
  expect(await screen.findByText('Four fit side by side. Left out: Course e; Course f.')).toBeTruthy()
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(5)
  // Whoever takes one out gets the next one in.
  const without = screen.getByRole('link', { name: "Don't compare: Course a" })
  expect(without.getAttribute('href')).toBe('/courses?compare=b,c,d,e,f')
})

test('P52 courses that share the best value are both marked with it', async () => {
  const courses = [49, 49, 60].map((price, index) => sampleCourse({ id: `c${index}`, title: `Course ${index}`, price }))
  renderAt('/courses?compare=c0,c1,c2', { courses })
  const fees = (await screen.findByRole('rowheader', { name: 'Fees' })).closest('tr')
  expect([...(fees?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['Fees', '$49lowest', '$49lowest', '$60'])
})

test('P52 courses whose values look the same are both marked with it', async () => {
  const courses = [13 / 3, 4.331, 4].map((ratings, index) => sampleCourse({ id: `c${index}`, ratings }))
  renderAt('/courses?compare=c0,c1,c2', { courses })
  const row = (await screen.findByRole('rowheader', { name: 'Ratings' })).closest('tr')
  const [, ...texts] = [...(row?.cells ?? [])].map((cell) => cell.textContent)
  expect(texts).toEqual(['4.33 out of 5highest', '4.33 out of 5highest', '4 out of 5'])
})

test.each([
  ['sql-queries', 'One course to compare', 1],
  ['nowhere, ,', 'No course to compare', 0],
])('P52 a comparison of %s says that it is none', async (ids, heading, columns) => {
  renderAt(`/courses?compare=${encodeURIComponent(ids)}`)
  await screen.findByRole('heading', { level: 2, name: heading })
  expect(screen.queryAllByRole('columnheader')).toHaveLength(columns === 0 ? 0 : columns + 1)
  expect(screen.queryByText('the same')).toBeNull()
  expect(screen.queryByText(/^(lowest|highest|most)$/)).toBeNull()
  expect(screen.queryByText(/^Four fit/)).toBeNull()
  expect(screen.queryByText(/^Not in the catalogue/)?.textContent).toBe(
    columns === 0 ? 'Not in the catalogue: “nowhere”.' : undefined,
  )
  expect(screen.getByRole('link', { name: 'Back to all courses' }).getAttribute('href')).toBe('/courses')
})

test('P52 the copied link encodes an ampersand in an id', async () => {
  const { visitor } = renderAt('/courses?compare=a%26b,git-basics')
  await visitor.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/courses?compare=a%26b,git-basics`)
})
