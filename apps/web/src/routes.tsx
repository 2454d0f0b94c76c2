import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { CourseLoaders } from '#features/courses/course-loaders.ts'
import { lazyCode, withPrefetch } from '#lib/lazy-page.ts'
import { ErrorPage } from '#pages/error-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { notFoundPage, type SitePage, sitePages } from './site-pages.ts'

/** The code of each page, which is loaded on demand. */
const modules = import.meta.glob<{ default: ComponentType }>(['./pages/*-page.tsx', '!./pages/error-page.tsx'])

/** @throws Error when `src/pages` has no such module. */
function lazyModule(name: string) {
  const load = modules[`./pages/${name}-page.tsx`]
  if (!load) throw new Error(`There is no src/pages/${name}-page.tsx.`)
  return lazyCode(async () => (await load()).default)
}

/** The route table: a route for each page of site-pages.ts, with the data that it needs. */
export function createRoutes(importCourseLoaders: () => Promise<CourseLoaders>): RouteObject[] {
  const coursesPage = lazyModule('courses')
  const coursePage = lazyModule('course')
  const courseLoader = async () => (await importCourseLoaders()).course
  const withData: Record<string, Pick<RouteObject, 'lazy' | 'shouldRevalidate'>> = {
    courses: {
      lazy: {
        Component: withPrefetch(coursesPage, coursePage),
        loader: async () => (await importCourseLoaders()).courses,
      },
      // Nothing is asked for again when only the search, badge or order in the address changes.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    },
    course: { lazy: { Component: withPrefetch(coursePage, coursesPage), loader: courseLoader } },
    checkout: { lazy: { Component: lazyModule('checkout'), loader: courseLoader } },
  }
  const routes = Object.entries<SitePage>(sitePages).flatMap(([id, row]) => {
    // The server tells /Courses from /courses, so the router does as well.
    const route = { lazy: { Component: lazyModule(id) }, caseSensitive: true, ...withData[id], handle: row }
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
              lazy: { Component: lazyCode(async () => (await import('#features/auth/require-user.tsx')).RequireUser) },
              children: routes.filter(({ handle }) => handle.isProtected),
            },
            { path: notFoundPage.path, lazy: { Component: lazyModule('not-found') } },
          ],
        },
      ],
    },
  ]
}
