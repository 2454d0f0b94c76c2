import { expect, type Page } from '@playwright/test'
import { notFoundPage, type SitePage, sitePages } from '@syntax-lab/web/site-pages'
import { goInside } from './documents.ts'

export type Viewer = 'visitor' | 'verified student' | 'unverified student'

/** The address of a page, of the given course where it is about one. */
export const addressOf = (path: string, course: string) => path.replace(':id', course)

const course = { id: 'react-from-scratch', title: 'React from Scratch' }
const pages = Object.entries<SitePage>(sitePages)

type TestPage = { name: string; path: string; viewer: Viewer; title: string }

/** Every kind of page, with the viewer who gets to see it and the title of its document. */
export const testPages: readonly TestPage[] = [
  ...pages.map(([name, { path, title, isProtected }]) => {
    const ofCourse: Record<string, string> = { course: course.title, checkout: `${title}: ${course.title}` }
    return {
      name,
      path: addressOf(path, course.id),
      viewer: isProtected ? ('verified student' as const) : ('visitor' as const),
      title: `${ofCourse[name] ?? title} · Syntax Lab`,
    }
  }),
  {
    name: 'checkout of an unverified student',
    path: `/checkout/${course.id}`,
    viewer: 'unverified student',
    title: `Checkout: ${course.title} · Syntax Lab`,
  },
  { name: 'missing page', path: '/no/such/page', viewer: 'visitor', title: `${notFoundPage.title} · Syntax Lab` },
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

/** Goes to `path`, a page of another title, within the document: a third of the work that loading it is. */
export async function turnTo(page: Page, path: string): Promise<void> {
  const title = await page.title()
  await goInside(page, path)
  await expect(page).not.toHaveTitle(title)
  await settled(page)
}
