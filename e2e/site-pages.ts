import type { Page } from '@playwright/test'

export type Viewer = 'visitor' | 'verified student' | 'unverified student'

/** Every kind of page, with the viewer who gets to see it. */
export const sitePages: readonly { name: string; path: string; viewer: Viewer }[] = [
  { name: 'landing page', path: '/', viewer: 'visitor' },
  { name: 'catalogue', path: '/courses', viewer: 'visitor' },
  { name: 'course', path: '/courses/react-from-scratch', viewer: 'visitor' },
  { name: 'checkout', path: '/checkout/react-from-scratch', viewer: 'verified student' },
  { name: 'checkout of an unverified student', path: '/checkout/react-from-scratch', viewer: 'unverified student' },
  { name: 'FAQ', path: '/faq', viewer: 'visitor' },
  { name: 'blog', path: '/blog', viewer: 'visitor' },
  { name: 'login', path: '/login', viewer: 'visitor' },
  { name: 'register', path: '/register', viewer: 'visitor' },
  { name: 'profile', path: '/profile', viewer: 'verified student' },
  { name: 'about', path: '/about', viewer: 'visitor' },
  { name: 'missing page', path: '/no/such/page', viewer: 'visitor' },
]

/** Every address that visitors may open: the routes of the specification, the page of the mails' links and one that is not there. */
export const visitorPaths = [
  '/',
  '/home',
  '/courses',
  '/courses/git-version-control',
  '/faq',
  '/blog',
  '/about',
  '/login',
  '/register',
  '/auth/action',
  '/nowhere',
] as const

/** Every address that only students may open. */
export const studentPaths = ['/profile', '/checkout/git-version-control'] as const

/** Waits until the page has its heading and answers to presses, and has its pictures and fonts as far as they are asked for. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('.skeleton').waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      Array.from(document.images, (picture) =>
        picture.loading === 'lazy' ? undefined : picture.decode().catch(() => undefined),
      ),
    )
  })
}
