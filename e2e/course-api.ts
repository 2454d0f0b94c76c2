import type { Page, Route } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'
import { sampleCourse } from '@syntax-lab/shared/sample-course'

/** Where the course API of the site under test is. */
export const courseApiUrl = (
  process.env['COURSE_API_URL'] ||
  process.env['VITE_COURSE_API_URL'] ||
  `http://localhost:${portOf('API_PORT', process.env)}`
).replace(/\/+$/, '')

/** The course list and each course, without the pictures. */
export const courseData = new RegExp(`^${RegExp.escape(courseApiUrl)}/courses`)

/** A handler that never answers. */
export const never = () => {}

/** Answers as the course API would: with JSON that every origin may read, unless told otherwise. */
export function answer(body: unknown, options: Parameters<Route['fulfill']>[0] = {}): (route: Route) => Promise<void> {
  return (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...options,
    })
}

/** A course that the API does not have. */
export const sample = sampleCourse({ id: 'sample', title: 'A Sample Course', img: '/images/html-foundations.svg' })

/**
 * Too many requests: for `retryAfterS` seconds the site asks again only when somebody presses Retry. A test that mends
 * the course API before it presses needs that, or the page may have healed by itself in between.
 */
export const tooMany = (retryAfterS: number) =>
  answer(
    {},
    {
      status: 429,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Retry-After',
        'retry-after': String(retryAfterS),
      },
    },
  )

/** The button of a screen that tells of an outage. */
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })

/** Each kind of fault: how the course API fails, and the heading of the screen that tells of it. */
export const faults: readonly { kind: string; fail: (route: Route) => unknown; heading: string }[] = [
  {
    kind: 'refused',
    fail: (route) => route.abort('connectionrefused'),
    heading: 'The course server cannot be reached',
  },
  { kind: 'reset', fail: (route) => route.abort('connectionreset'), heading: 'The course server cannot be reached' },
  {
    kind: 'blocked by CORS',
    fail: answer([sample], { headers: { 'access-control-allow-origin': 'https://elsewhere.example' } }),
    heading: 'The course server cannot be reached',
  },
  { kind: 'answered by 500', fail: answer({}, { status: 500 }), heading: 'The course server reported an error' },
  { kind: 'answered by 429', fail: answer({}, { status: 429 }), heading: 'Too many requests at once' },
  { kind: 'truncated', fail: answer('[{"id":"html-foun'), heading: 'The answer could not be read' },
  {
    kind: 'of wrong types',
    fail: answer([{ ...sample, price: '19', view: null }]),
    heading: 'The answer could not be read',
  },
  {
    kind: 'HTML instead of JSON',
    fail: answer('<!doctype html><title>Captive portal</title>', { contentType: 'text/html' }),
    heading: 'The answer could not be read',
  },
]
