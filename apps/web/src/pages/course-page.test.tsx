// @vitest-environment jsdom
import { notFound } from '@syntax-lab/shared/messages'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { outageMessages } from '#features/courses/outage-messages.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.restoreAllMocks())

test('shows all that is known of a course, and the three ways on', async () => {
  renderAt('/courses/git-basics')
  expect(await screen.findByRole('heading', { level: 1, name: 'Git for Teams' })).toBeTruthy()
  for (const text of [
    '$49',
    '4.6',
    '12,480',
    '318',
    'Beginner',
    'Branches, rebases and reviews, from the first commit on.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('img', { name: '4.6 out of 5' })).toBeTruthy()
  expect(screen.getByText('Sample course: there are no lessons, and nothing is charged.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Premium Access' }).getAttribute('href')).toBe('/checkout/git-basics')
  expect(screen.getByRole('link', { name: 'Previous Page' }).getAttribute('href')).toBe('/courses')
  expect(screen.getByRole('button', { name: 'Download pdf' })).toBeTruthy()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByText('Git for Teams').getAttribute('aria-current')).toBe('page')
  await waitFor(() => expect(document.title).toBe('Git for Teams · Syntax Lab'))
})

test.each(['/courses', '/courses/arabic', '/courses?compare=arabic', '/checkout/arabic', '/profile'])(
  'Arabic titles, descriptions and names run from the right, on %s',
  async (path) => {
    const course = sampleCourse({ id: 'arabic', title: 'أساسيات الويب', description: 'صفحات وروابط' })
    renderAt(path, { courses: [course], user: { ...student, displayName: 'ليلى حسن' } })
    await screen.findAllByText(path === '/profile' ? 'ليلى حسن' : course.title)
    const parts = screen.getAllByText(/\p{Script=Arabic}/u)
    expect(parts.filter((part) => !part.closest('[dir=auto]')).map((part) => part.outerHTML)).toEqual([])
  },
)

test('P52 a course that is kept on its page leads to the shortlist from there', async () => {
  const { visitor, address } = renderAt('/courses/sql-queries')
  const keep = await screen.findByRole('button', { name: 'Keep: SQL Queries' })
  expect(screen.queryByRole('link', { name: 'Your shortlist' })).toBeNull()
  await visitor.click(keep)
  await visitor.click(screen.getByRole('link', { name: 'Your shortlist' }))
  await screen.findByText('1 course on your shortlist', { selector: '[role="status"]' })
  expect(address()).toBe('/courses?kept=1')
  await visitor.click(screen.getByRole('button', { name: 'Keep: SQL Queries' }))
})

test('a course without a description says so', async () => {
  renderAt('/courses/bare', { courses: [sampleCourse({ id: 'bare', description: '' })] })
  expect(await screen.findByText('This course has no description yet.')).toBeTruthy()
  expect(document.querySelector('meta[name="description"]')).toBeNull()
})

test('while the server takes its time the page says that it is loading the course', async () => {
  const api = createFakeCourseApi()
  const answer = Promise.withResolvers<undefined>()
  api.course = () => answer.promise
  renderAt('/courses/git-basics', { api })
  expect(await screen.findByText('Loading the course')).toBeTruthy()
  expect(document.title).toBe('Course · Syntax Lab')
  answer.resolve(undefined)
  expect(await screen.findByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })).toBeTruthy()
  expect(screen.queryByText('Loading the course')).toBeNull()
})

test('its picture is asked for at once, without telling from where, and as the PDF asks for it', async () => {
  renderAt('/courses/git-basics')
  await screen.findByRole('heading', { level: 1, name: 'Git for Teams' })
  const picture = screen.getByRole('main').querySelector('img')
  expect(['loading', 'referrerpolicy', 'crossorigin'].map((name) => picture?.getAttribute(name))).toEqual([
    'eager',
    'no-referrer',
    'anonymous',
  ])
})

test.each(['/courses/unknown', '/courses/..%2Fetc', '/courses/__proto__', '/courses/%3Cscript%3E'])(
  '%s is a course that nobody has: its own screen',
  async (path) => {
    const { visitor, address } = renderAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await waitFor(() => expect(document.title).toBe('Course not found · Syntax Lab'))
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    await visitor.click(screen.getByRole('link', { name: 'See all courses' }))
    await waitFor(() => expect(address()).toBe('/courses'))
  },
)

test.each([
  ['GIT-Basics', 'Git for Teams'],
  ['git-basics)', 'Git for Teams'],
  ['git', 'Git for Teams'],
  ['linux', 'The Linux Shell'],
  ['sql-queries-2024', 'SQL Queries'],
])('the course that %s may mean is suggested: %s', async (id, title) => {
  const { visitor, address } = renderAt(`/courses/${id}`)
  const suggestion = await screen.findByRole('link', { name: title })
  expect(suggestion.closest('p')?.textContent).toBe(`Did you mean ${title}?`)
  await visitor.click(suggestion)
  await waitFor(() => expect(address()).not.toBe(`/courses/${id}`))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test('of courses with similar ids the one that was meant to the letter is suggested', async () => {
  const courses = ['git-basics-2', 'git-basics'].map((id) => sampleCourse({ id, title: `The course ${id}` }))
  renderAt('/courses/GIT-Basics', { courses })
  expect(await screen.findByRole('link', { name: 'The course git-basics' })).toBeTruthy()
})

test('a course that is gone is not suggested in its own place by a list that still has it', async () => {
  const courses = ['git-basics', 'git-basics-2'].map((id) => sampleCourse({ id, title: `The course ${id}` }))
  const api = createFakeCourseApi(courses)
  api.course = async () => undefined
  renderAt('/courses/git-basics', { api })
  expect((await screen.findByText(/^Did you mean/)).textContent).toBe('Did you mean The course git-basics-2?')
})

test('two letters may mean any course: none is suggested, and the known list is not asked for again', async () => {
  const { api, router } = renderAt('/courses')
  await screen.findByRole('link', { name: 'See Details: Git for Teams' })
  await act(() => router.navigate('/courses/gi'))
  await screen.findByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
  expect(api.calls).toEqual(['/courses', '/courses/gi'])
})

test('P51 a course that was opened from the catalogue leads to three others, without a request for them', async () => {
  const { visitor, api } = renderAt('/courses')
  await visitor.click(await screen.findByRole('link', { name: 'See Details: Git for Teams' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Related courses' })).toBeTruthy())
  const related = screen.getByRole('region', { name: 'Related courses' })
  expect(within(related).getAllByRole('link')).toHaveLength(3)
  act(() => screen.getByRole('link', { name: 'Previous Page' }).focus())
  await visitor.tab()
  expect(related.contains(document.activeElement), 'the buttons come first, by keyboard too').toBe(true)
  expect(api.calls).toEqual(['/courses', '/courses/git-basics'])
})

test('P10 an unknown course at checkout has the same screen', async () => {
  renderAt('/checkout/unknown', { user: student })
  expect(await screen.findByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })).toBeTruthy()
  const titles = [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Course not found · Syntax Lab'])
})

test('P10 a failing server is no unknown course, and the page heals', async () => {
  const api = createFakeCourseApi()
  api.outage = 'broken'
  renderAt('/courses/git-basics', { api })
  expect(await screen.findByRole('heading', { level: 1, name: outageMessages.broken.heading })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Course not loaded · Syntax Lab'))
  api.outage = undefined
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Git for Teams' })).toBeTruthy()
})

test('a course that turns out to be deleted leaves the focus on the heading that says so', async () => {
  const { api, router } = renderAt('/courses/git-basics')
  const link = await screen.findByRole('link', { name: 'Premium Access' })
  act(() => link.focus())
  api.courseList = []
  await act(() => router.revalidate())
  const heading = await screen.findByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })
  expect(document.activeElement).toBe(heading)
})

test('P9 a course that the list had is readable when the server has gone', async () => {
  const { api, visitor } = renderAt('/courses')
  const details = await screen.findByRole('link', { name: 'See Details: Git for Teams' })
  api.outage = 'unreachable'
  await visitor.click(details)
  expect(await screen.findByRole('heading', { level: 1, name: 'Git for Teams' })).toBeTruthy()
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
})

test.each(['/nowhere', '/courses/git-basics/more', '/%E0%A4%A', '/login/x'])(
  '%s is no page of the site',
  async (path) => {
    // The router tells the console which address it could not decode.
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { visitor, address } = renderAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: notFound.sentence })).toBeTruthy()
    await visitor.click(screen.getByRole('link', { name: notFound.link }))
    await waitFor(() => expect(address()).toBe('/'))
  },
)
