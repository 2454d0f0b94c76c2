import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createCourseLoaders, type CourseLoaders } from '#features/courses/course-loaders.ts'
import { createCourseStore } from '#features/courses/course-store.ts'
import { ChunkError } from '#lib/lazy-code.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { createRoutes } from './routes.tsx'

const { never } = vi.hoisted(() => ({ never: () => new Promise<object>(() => {}) }))
vi.mock('./pages/courses-page.tsx', never)
vi.mock('./pages/course-page.tsx', never)
vi.mock('./pages/checkout-page.tsx', never)

const paths = ['/courses', '/courses/git-basics', '/checkout/git-basics']

const openAt = (path: string, importCourseLoaders: () => Promise<CourseLoaders>) =>
  createMemoryRouter(createRoutes(importCourseLoaders), { initialEntries: [path] })

test.each(paths)('%s asks for its data while its code is still loading', async (path) => {
  const api = createFakeCourseApi()
  const loaders = createCourseLoaders(createCourseStore(async () => api))
  const router = openAt(path, async () => loaders)
  await vi.waitFor(() => expect(api.calls).toEqual([path.replace('checkout', 'courses')]))
  expect(router.state.initialized).toBe(false)
})

test.each(paths)('P13 %s is an error where the code that asks for courses cannot be had', async (path) => {
  const gone = new ChunkError('Part of the site could not be loaded.')
  const router = openAt(path, () => Promise.reject(gone))
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  expect(Object.values(router.state.errors ?? {})).toEqual([gone])
})
