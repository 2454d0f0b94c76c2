import { cleanup, configure, getConfig, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { Course } from '@syntax-lab/shared/course'
import { toastDurations } from '@syntax-lab/shared/messages'
import { toast } from 'react-hot-toast'
import { createMemoryRouter, type To } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { App } from '../app.tsx'
import { createRoutes } from '../routes.tsx'
import type { AuthUser } from '#features/auth/auth-gateway.ts'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { createCourseLoaders } from '#features/courses/course-loaders.ts'
import { createCourseStore } from '#features/courses/course-store.ts'
import { notify } from '#lib/notify.ts'
import { forgetDrafts } from '#lib/drafts.ts'
import { createFakeCourseApi, type FakeCourseApi } from './fake-course-api.ts'
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts'

type Options = {
  /** Who is logged in: nobody, unless the test says so; `'unknown'` while the provider has not answered. */
  user?: AuthUser | null | 'unknown'
  courses?: readonly Course[]
  api?: FakeCourseApi
  gateway?: FakeGateway
  /** The history entry's state, as a guard leaves it for `/login`. */
  state?: unknown
  /** Whether the provider is asked for from the start, as an idle browser does. */
  isStarted?: boolean
}

const { asyncWrapper } = getConfig()
const nextTask = setImmediate

// Without a stylesheet nothing is hidden, and a page in full is no help in an error: both cost most of the time.
configure({
  // React runs effects in a task of their own, which on a busy machine may come late: what is found listens already.
  async asyncWrapper(find) {
    const found = await asyncWrapper(find)
    await new Promise((resolve) => void nextTask(resolve))
    return found
  },
  defaultHidden: true,
  getElementError: (message) => new Error(message ?? 'Not found.'),
})

// No toast leaves by itself or is dismissed: react-hot-toast removes it a second later, by a timer that outlives its
// test and would take the next test's toast of the same words along.
Object.assign(toastDurations, Object.fromEntries(Object.keys(toastDurations).map((kind) => [kind, Infinity])))
beforeEach(() => void vi.spyOn(notify, 'dismiss').mockReset().mockReturnValue(undefined))

afterEach(() => {
  cleanup()
  forgetDrafts()
  toast.remove()
  localStorage.clear()
  sessionStorage.clear()
})

/** The whole app at an address: the real route table, over a provider and a course API in memory. */
export function renderAt(
  path: string,
  {
    user = null,
    courses,
    api = createFakeCourseApi(courses),
    gateway = createFakeGateway({ user }),
    state,
    isStarted = true,
  }: Options = {},
) {
  const auth = createAuthStore(async () => gateway)
  const { pathname, search, hash } = new URL(path, 'http://site.test')
  const loaders = createCourseLoaders(createCourseStore(async () => api))
  const routes = createRoutes(async () => loaders)
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash, state }] })
  const visited = [path]
  router.subscribe(({ location }) => visited.push(addressOf(location)))
  const view = render(<App router={router} auth={auth} />)
  if (isStarted) void auth.start()
  return {
    ...view,
    api,
    auth,
    gateway,
    router,
    /** Types and clicks without pauses, so that it also works under fake timers. */
    visitor: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Each address that the router has been at. */
    visited,
    /** The messages whose toasts were to be dismissed. */
    dismissed: () => vi.mocked(notify.dismiss).mock.calls.flat(),
    address: () => addressOf(router.state.location),
  }
}

function addressOf(to: Exclude<To, string>): string {
  return `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}
