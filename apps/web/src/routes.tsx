import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { CourseLoaders } from '#features/courses/course-loaders.ts'
import { lazyCode, lazyPage, type LazyPage, withPrefetch } from '#lib/lazy-page.ts'
import { ErrorPage } from '#pages/error-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { notFoundPage, type SitePage, sitePages } from './site-pages.ts'

/** The code of each page, which is loaded on demand. */
const modules = import.meta.glob<{ default: ComponentType }>(['./pages/*-page.tsx', '!./pages/error-page.tsx'])

/** @throws Error when `src/pages` has no such module. */
function lazyModule(name: string) {
  const load = modules[`./pages/${name}-page.tsx`]
  if (!load) throw new Error(`There is no src/pages/${name}-page.tsx.`)
  return lazyPage(async () => (await load()).default)
}

/** The route table: a route for each page of site-pages.ts, with the data that it needs. */
export function createRoutes(loadCourseLoaders: () => Promise<CourseLoaders>): RouteObject[] {
  const courseLoaders = lazyCode(loadCourseLoaders)
  const withLoader = (page: LazyPage, id: keyof CourseLoaders) => async () => {
    const [code, loaders] = await Promise.all([page(), courseLoaders()])
    return { ...code, loader: loaders[id] }
  }
  const coursesPage = lazyModule('courses')
  const coursePage = lazyModule('course')
  const withData: Record<string, RouteObject> = {
    courses: {
      // Nothing is asked for again when only the search, badge or order in the address changes.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: withLoader(withPrefetch(coursesPage, coursePage), 'courses'),
    },
    course: { lazy: withLoader(withPrefetch(coursePage, coursesPage), 'course') },
    checkout: { lazy: withLoader(lazyModule('checkout'), 'course') },
  }
  const routes = Object.entries<SitePage>(sitePages).flatMap(([id, row]) => {
    // The server tells /Courses from /courses, so the router does as well.
    const route = { lazy: lazyModule(id), caseSensitive: true, ...withData[id], handle: row }
    return [{ ...route, id, path: row.path }, ...(row.alias ? [{ ...route, path: row.alias }] : [])]
  })

  return [
    {
      element: <SiteLayout />,
      hydrateFallbackElement: <SiteLayout isStarting />,
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
            { path: notFoundPage.path, lazy: lazyModule('not-found') },
          ],
        },
      ],
    },
  ]
}
