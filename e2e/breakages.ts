import type { Page, Route } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'

/** Where the course API of the site under test is. */
export const courseApiUrl = (
  process.env['COURSE_API_URL'] ||
  process.env['VITE_COURSE_API_URL'] ||
  `http://localhost:${portOf('API_PORT', process.env)}`
).replace(/\/+$/, '')

/** Every address of it. */
export const courseApi = new RegExp(`^${RegExp.escape(courseApiUrl)}/`)

/** The course list and each course, without the pictures. */
export const courseData = new RegExp(`${courseApi.source}courses`)

/** Gives the page the HTML that a build has for it which could not reach the course API. */
export async function buildWithoutCourses(page: Page): Promise<void> {
  await page.route(/\/courses(?:\/[\w-]+)?$/, (route) =>
    route.request().resourceType() === 'document'
      ? route.continue({ url: new URL('/fallback', route.request().url()).href })
      : route.fallback(),
  )
}

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

/** Goes to `path` inside the running site, as Back and Forward do: without asking for the document. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The documents that the page asks for from now on; the list grows while the test runs. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

/** Marks this document, so that `isMarked` can tell whether a reload has taken it away. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'))
}
