// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { cardTitles, openCatalogue, titles } from '#features/courses/catalogue-fixture.ts'
import { type Outage, outages } from '#lib/course-api-error.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.useRealTimers())

const words: [Outage, heading: string, text: string][] = [
  ['offline', 'This page needs a connection', "It will load when you're back online."],
  [
    'unreachable',
    'The course server cannot be reached',
    "Your connection seems fine, but the course server isn't answering. We'll keep trying.",
  ],
  ['too-slow', 'The course server is taking too long', "It hasn't answered within eight seconds. We'll keep trying."],
  ['too-many', 'Too many requests at once', "The course server asked us to slow down. We'll try again in a moment."],
  ['broken', 'The course server reported an error', "That's our fault, not yours. We'll keep trying."],
  [
    'bad-data',
    'The answer could not be read',
    "The course server sent something other than courses. That's our fault, and we'll keep trying.",
  ],
  ['missing-code', 'Part of the site could not be loaded', 'Check your connection, then press Retry.'],
]

test.each(words)('P10 %s has a screen of its own, and Retry heals it', async (outage, heading, text) => {
  const api = createFakeCourseApi()
  api.outage = outage
  const { visitor } = renderAt('/courses', { api })
  await screen.findByRole('heading', { level: 2, name: heading })
  expect(screen.getByRole('alert').textContent).toContain(heading)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('The catalogue is empty')).toBeNull()
  api.outage = undefined
  await visitor.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
})

test('a Retry that does not help says so, each time anew', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:05:00'), toFake: ['Date'] })
  const api = createFakeCourseApi()
  const { courses } = api
  api.outage = 'unreachable'
  const { visitor } = renderAt('/courses', { api })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const said = () => within(screen.getByRole('alert')).queryByText('Tried again at 09:05, without success.')
  expect(said()).toBeNull()
  await visitor.click(retry)
  await waitFor(() => expect(said()).not.toBeNull())
  const answer = Promise.withResolvers<void>()
  api.courses = async (signal) => {
    await answer.promise
    return courses(signal)
  }
  await visitor.click(retry)
  expect(said()).toBeNull()
  answer.resolve()
  await waitFor(() => expect(said()).not.toBeNull())
})

test('while the server takes its time the page says that it is loading the courses', async () => {
  const api = createFakeCourseApi()
  const answer = Promise.withResolvers<[]>()
  api.courses = () => answer.promise
  renderAt('/courses', { api })
  expect(await screen.findByText('Loading the courses')).toBeTruthy()
  answer.resolve([])
  expect(await screen.findByRole('heading', { level: 2, name: 'The catalogue is empty' })).toBeTruthy()
  expect(screen.queryByText('Loading the courses')).toBeNull()
})

test('P10 each kind of failure has words of its own', () => {
  expect(words.map(([outage]) => outage).toSorted()).toEqual(outages.toSorted())
  expect(new Set(words.map(([, heading]) => heading)).size).toBe(outages.length)
})

test('P42 Retry is busy as long as the server is really asked, and presses meanwhile ask nothing', async () => {
  const api = createFakeCourseApi()
  const { courses } = api
  const answer = Promise.withResolvers<void>()
  const asked = vi.fn<() => void>()
  api.courses = async (signal) => {
    asked()
    if (!api.outage) await answer.promise
    return courses(signal)
  }
  api.outage = 'unreachable'
  await import('#pages/courses-page.tsx')
  vi.useFakeTimers()
  renderAt('/courses', { api })
  // The clock stands meanwhile: the page must not ask again by itself.
  const retry = await vi.waitFor(() => screen.getByRole('button', { name: 'Retry' }), {
    timeout: findTimeoutMs,
    interval: 0,
  })
  // React's effects, by which the button hears of the request, come a moment after it.
  await act(() => vi.advanceTimersByTimeAsync(0))
  api.outage = undefined
  const before = asked.mock.calls.length
  for (let presses = 0; presses < 2; presses += 1) {
    act(() => retry.click())
    expect(retry.getAttribute('aria-busy')).toBe('true')
  }
  // By then the page would have asked by itself.
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(retry.getAttribute('aria-busy')).toBe('true')
  expect(asked).toHaveBeenCalledTimes(before + 1)
  answer.resolve()
  await vi.waitFor(() => expect(cardTitles()).toEqual(titles), { timeout: findTimeoutMs })
})

test('the focus is not lost with "Show all courses", and not with a Retry that heals', async () => {
  const { visitor, api, router } = await openCatalogue('/courses?q=xylophone')
  const heading = screen.getByRole('heading', { level: 1, name: 'Courses' })
  await visitor.click(await screen.findByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
  expect(document.activeElement).toBe(heading)
  api.outage = 'unreachable'
  await act(() => router.revalidate())
  api.outage = undefined
  await visitor.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(heading)
})

test('P9 a screen of an outage asks again by itself, within 5 s', async () => {
  const api = createFakeCourseApi()
  api.outage = 'unreachable'
  await import('#pages/courses-page.tsx')
  vi.useFakeTimers()
  renderAt('/courses', { api })
  await vi.waitFor(() => screen.getByRole('button', { name: 'Retry' }), { timeout: findTimeoutMs })
  api.outage = undefined
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await vi.waitFor(() => expect(cardTitles()).toEqual(titles), { timeout: findTimeoutMs })
})

test('P9 what was loaded stays readable while the server is away, says how old it is, and heals', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:05:00'), toFake: ['Date'] })
  const { api, router } = await openCatalogue()
  api.outage = 'unreachable'
  await act(() => router.revalidate())
  expect(await screen.findByText(/The course server cannot be reached/)).toBeTruthy()
  expect(screen.getByRole('time').textContent).toBe('09:05')
  expect(cardTitles()).toEqual(titles)
  api.outage = undefined
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cardTitles()).toEqual(titles)
})

test('P10 a catalogue that is truly empty says so', async () => {
  renderAt('/courses', { courses: [] })
  expect(await screen.findByRole('heading', { level: 2, name: 'The catalogue is empty' })).toBeTruthy()
  for (const text of ['0 courses', /^The course server answered, but/]) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
