import type { Page } from '@playwright/test'
import { type SitePage, sitePages as rows } from '@syntax-lab/web/site-pages'

export type Viewer = 'visitor' | 'verified student' | 'unverified student'

/** The address of a page, of the given course where it is about one. */
export const addressOf = (path: string, course: string) => path.replace(':id', course)

const pages = Object.entries<SitePage>(rows)

/** Every kind of page, with the viewer who gets to see it. */
export const sitePages: readonly { name: string; path: string; viewer: Viewer }[] = [
  ...pages.map(([name, { path, isProtected }]) => ({
    name,
    path: addressOf(path, 'react-from-scratch'),
    viewer: isProtected ? ('verified student' as const) : ('visitor' as const),
  })),
  { name: 'checkout of an unverified student', path: '/checkout/react-from-scratch', viewer: 'unverified student' },
  { name: 'missing page', path: '/no/such/page', viewer: 'visitor' },
]

const pathsOf = (forStudents: boolean) =>
  pages
    .filter(([, { isProtected = false }]) => isProtected === forStudents)
    .flatMap(([, { path, alias }]) => [addressOf(path, 'git-version-control'), ...(alias ? [alias] : [])])

/** Every address that visitors may open, and one that is not there. */
export const visitorPaths: readonly string[] = [...pathsOf(false), '/nowhere']

/** Every address that only students may open. */
export const studentPaths: readonly string[] = pathsOf(true)

/**
 * Waits until the page has its heading and answers to presses, and has its pictures and fonts as far as they are asked
 * for.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('.skeleton').waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      Array.from(document.images)
        .filter(({ loading }) => loading !== 'lazy')
        .map((picture) => picture.decode().catch(() => undefined)),
    )
  })
}
