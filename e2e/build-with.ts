import type { Page } from '@playwright/test'
import type { Course } from '@syntax-lab/shared/course'
import { pageHtml } from '../apps/web/build/page-html.ts'
import { passOn } from './pass-on.ts'
import { isDevelopment } from './site.ts'

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
    const [response, { html: rendered, dataBlock }] = await Promise.all([passOn(route), entry.renderPage(known)])
    // Without the page that is there, and without the pictures that it asks for first.
    const template = (await response.text())
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
      .replace(/<div id="root".*(?=<p id="script-missing")/s, emptyRoot)
    await route.fulfill({ response, body: pageHtml(template, { path: known.path, rendered, dataBlock }) })
  })
}

/** The part of apps/web/src/prerender.tsx that is used here. */
type PrerenderEntry = {
  pagesOf: (courses: readonly Course[], requestedAt: number) => { path: string }[]
  renderPage: (page: { path: string }) => Promise<{ html: string; dataBlock: string }>
}

const emptyRoot = '<div id="root"></div>\n    '

/** The HTML of a build that could not reach the course API. */
export const buildWithoutCourses = (page: Page) => buildWith(page, [])
