import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import type { CourseLoaders } from '#features/courses/course-loaders.ts'
import { lazyCode, withPrefetch } from '#lib/lazy-code.ts'
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

/** What a route loads on demand. */
type LazyParts = { Component: () => Promise<ComponentType>; loader?: () => Promise<LoaderFunction> }

/** The route table: a route for each page of site-pages.ts, with the data that it needs. */
export function createRoutes(importCourseLoaders: () => Promise<CourseLoaders>): RouteObject[] {
  const coursesPage = lazyModule('courses')
  const coursePage = lazyModule('course')
  const loader = (name: keyof CourseLoaders) => async () => (await importCourseLoaders())[name]
  const withCourses: Record<string, { lazy: LazyParts; shouldRevalidate?: ShouldRevalidateFunction }> = {
    courses: {
      lazy: { Component: withPrefetch(coursesPage, coursePage), loader: loader('courses') },
      // Nothing is asked for again when only the search, badge or order in the address changes.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    },
    course: { lazy: { Component: withPrefetch(coursePage, coursesPage), loader: loader('course') } },
    checkout: { lazy: { Component: lazyModule('checkout'), loader: loader('course') } },
  }
  const routes = Object.entries<SitePage>(sitePages).flatMap(([id, row]) => {
    const { lazy, ...rest } = withCourses[id] ?? { lazy: { Component: lazyModule(id) } }
    // The router empties `lazy` once it has loaded: each address has its own.
    // The server tells /Courses from /courses, so the router does as well.
    const routeAt = (path: string) => ({ ...rest, path, lazy: { ...lazy }, caseSensitive: true, handle: row })
    return [{ ...routeAt(row.path), id }, ...(row.alias ? [routeAt(row.alias)] : [])]
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
