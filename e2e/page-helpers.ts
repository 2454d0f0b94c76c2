import type { Page, Route } from '@playwright/test'
import type { Course } from '@syntax-lab/shared/course'
import { portOf } from '@syntax-lab/shared/ports'
import { pageHtml } from '../apps/web/build/page-html.ts'
import { isDevelopment } from './site.ts'

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

/**
 * Gives the page the HTML that a build writes which has got these courses from the course API: the real one, by the
 * build's own last step. Where the site does not come from a build, it has no such HTML, and nothing is done.
 */
export async function buildWith(page: Page, courses: readonly Course[]): Promise<void> {
  if (await isDevelopment()) return
  const built = new URL('../apps/web/dist-preview-prerender/prerender.js', import.meta.url)
  const entry: PrerenderEntry = await import(built.href)
  const pages = entry.pagesOf(courses, Date.now())
  // To the browser a document of the test's comes from no address, and may not ask this machine without leave.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(/\/courses(?:\/[\w-]+)?(?:\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const url = new URL(route.request().url())
    const known = pages.find(({ path }) => path === url.pathname)
    // What the build knows nothing of is answered with the page that asks for everything by itself.
    if (!known) return route.continue({ url: new URL('/fallback', url).href })
    const [response, { page: rendered, data }] = await Promise.all([route.fetch(), entry.renderPage(known)])
    // Without the page that is there, and without the pictures that it asks for first.
    const template = (await response.text())
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
      .replace(/<div id="root".*(?=<p id="script-missing")/s, emptyRoot)
    await route.fulfill({ response, body: pageHtml(template, { path: known.path, rendered, data }) })
  })
}

/** The part of apps/web/src/prerender.tsx that is used here. */
type PrerenderEntry = {
  pagesOf: (courses: readonly Course[], loadedAt: number) => { path: string }[]
  renderPage: (page: { path: string }) => Promise<{ page: string; data: string }>
}

const emptyRoot = '<div id="root"></div>\n    '

/** The HTML of a build that could not reach the course API. */
export const buildWithoutCourses = (page: Page) => buildWith(page, [])

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

/** Answers as the provider does when it refuses: `message` is its word for why, such as `TOKEN_EXPIRED`. */
export const refusal = (message: string) => ({
  status: 400,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 400, message, errors: [{ message }] } }),
})

export const profileLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' })
