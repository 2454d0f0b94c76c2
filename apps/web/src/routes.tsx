import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { CourseSource } from '#features/courses/course-source.ts'
import { courseLoader, coursesLoader } from '#features/courses/loaders.ts'
import { keepWhileFiltering } from '#features/courses/keep-while-filtering.ts'
import { lazyPage, withPrefetch } from '#lib/lazy-page.ts'
import { ErrorPage } from '#pages/error-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { notFoundPage, type SitePage, sitePages } from './site-pages.ts'

/** The code of each page, which is loaded on demand. */
const modules = import.meta.glob<ComponentType>(['./pages/*-page.tsx', '!./pages/error-page.tsx'], {
  import: 'default',
})

/** @throws Error when `src/pages` has no such module. */
function lazyModule({ module }: Pick<SitePage, 'module'>) {
  const load = modules[`./pages/${module}.tsx`]
  if (!load) throw new Error(`There is no src/pages/${module}.tsx.`)
  return lazyPage(load)
}

/** The route table: a route for each page of site-pages.ts, with the data that it needs. */
export function createRoutes(source: CourseSource): RouteObject[] {
  const coursesPage = lazyModule(sitePages.courses)
  const coursePage = lazyModule(sitePages.course)
  const data: Record<string, RouteObject> = {
    courses: {
      loader: coursesLoader(source),
      shouldRevalidate: keepWhileFiltering,
      lazy: withPrefetch(coursesPage, coursePage),
    },
    course: { loader: courseLoader(source), lazy: withPrefetch(coursePage, coursesPage) },
    checkout: { loader: courseLoader(source) },
  }
  const routes = Object.entries<SitePage>(sitePages).flatMap(([id, row]) => {
    // The server tells /Courses from /courses, so the router does as well.
    const route = { lazy: lazyModule(row), caseSensitive: true, ...data[id], handle: row }
    return [{ ...route, id, path: row.path }, ...(row.alias ? [{ ...route, path: row.alias }] : [])]
  })

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
            ...routes.filter(({ handle }) => !handle.isProtected),
            {
              lazy: lazyPage(async () => (await import('#features/auth/require-user.tsx')).RequireUser),
              children: routes.filter(({ handle }) => handle.isProtected),
            },
            { path: notFoundPage.path, lazy: lazyModule(notFoundPage) },
          ],
        },
      ],
    },
  ]
}
