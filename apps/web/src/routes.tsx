import type { RouteObject } from 'react-router'
import type { CourseSource } from '#features/courses/course-source.ts'
import { courseLoader, coursesLoader } from '#features/courses/loaders.ts'
import { keepWhileFiltering } from '#features/courses/keep-while-filtering.ts'
import { ahead, frame, page } from '#lib/load-page.ts'
import { ErrorPage } from '#pages/error-page.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The whole route table. Each page's code is loaded on demand. */
export function createRoutes(source: CourseSource): RouteObject[] {
  const course = courseLoader(source)
  const coursePage = page(async () => (await import('#pages/course-page.tsx')).CoursePage)
  const coursesPage = page(async () => (await import('#pages/courses-page.tsx')).CoursesPage)
  const home = page(async () => (await import('#pages/home-page.tsx')).HomePage)
  return [
    {
      element: <SiteLayout />,
      hydrateFallbackElement: <SiteLayout isStarting>{null}</SiteLayout>,
      errorElement: (
        <SiteLayout>
          <ErrorPage />
        </SiteLayout>
      ),
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            { path: '/', lazy: home },
            { path: '/home', lazy: home },
            {
              id: 'courses',
              path: '/courses',
              loader: coursesLoader(source),
              shouldRevalidate: keepWhileFiltering,
              lazy: ahead(coursesPage, coursePage),
            },
            { id: 'course', path: '/courses/:id', loader: course, lazy: ahead(coursePage, coursesPage) },
            { path: '/faq', lazy: page(async () => (await import('#pages/faq-page.tsx')).FaqPage) },
            { path: '/blog', lazy: page(async () => (await import('#pages/blog-page.tsx')).BlogPage) },
            { path: '/login', lazy: page(async () => (await import('#pages/login-page.tsx')).LoginPage) },
            { path: '/register', lazy: page(async () => (await import('#pages/register-page.tsx')).RegisterPage) },
            { path: '/about', lazy: page(async () => (await import('#pages/about-page.tsx')).AboutPage) },
            {
              path: '/auth/action',
              lazy: page(async () => (await import('#pages/auth-action-page.tsx')).AuthActionPage),
            },
            {
              lazy: frame(async () => (await import('#features/auth/require-user.tsx')).RequireUser),
              children: [
                {
                  path: '/checkout/:id',
                  loader: course,
                  lazy: page(async () => (await import('#pages/checkout-page.tsx')).CheckoutPage),
                },
                { path: '/profile', lazy: page(async () => (await import('#pages/profile-page.tsx')).ProfilePage) },
              ],
            },
            { path: '*', lazy: page(async () => (await import('#pages/not-found-page.tsx')).NotFoundPage) },
          ],
        },
      ],
    },
  ]
}
