import type { LoaderFunction, RouteObject } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { slowNoteId } from './use-is-slow.ts'
import { prepareHydration } from './prepare-hydration.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = () => null

type Lazy = { Component: () => Promise<() => null>; loader?: () => Promise<LoaderFunction> }

/** As the site's own: pages that share what stands around them, and what tells of an error of theirs. */
function routesWith(lazy: Lazy): RouteObject[] {
  const pages = [
    { id: 'courses', path: '/courses', lazy, caseSensitive: true },
    { id: 'course', path: '/courses/:id', lazy, caseSensitive: true },
    { path: '*', lazy },
  ]
  return [{ children: [{ children: pages }] }]
}

const firstPageOf = (routes: RouteObject[]) => routes[0]?.children?.[0]?.children?.[0]

const prepare = (
  pathname: string,
  prerenderedPath: string,
  lazy: Lazy = { Component: async () => page },
  slowNote: object | null = null,
) => {
  vi.stubGlobal('location', { pathname, search: '', hash: '' })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === slowNoteId ? slowNote : null) })
  return prepareHydration(routesWith(lazy), prerenderedPath)
}

test.each([
  ['/courses', '/courses'],
  ['/courses/', '/courses'],
  ['/nowhere', '/no-such-page'],
])('%s takes over what was built for %s', async (address, prerenderedPath) => {
  expect(await prepare(address, prerenderedPath)).toEqual({ loaderData: {} })
})

test("the data is what the route's loader returns, by the route's id", async () => {
  const loader: LoaderFunction = ({ params }) => `data of ${params['id']}`
  const lazy = { Component: async () => page, loader: async () => loader }
  expect(await prepare('/courses/git', '/courses/git', lazy)).toEqual({ loaderData: { course: 'data of git' } })
})

test.each([
  ['/courses', '/no-such-page'],
  ['/Courses', '/courses'],
  ['/courses%2Fgit', '/courses/git'],
  ['/courses/css', '/courses/git'],
])('P48 %s does not take over what was built for %s, and does not wait to know', async (address, prerenderedPath) => {
  expect(await prepare(address, prerenderedPath, { Component: () => new Promise(() => {}) })).toBeUndefined()
})

test('P13 code that cannot be had is an error', async () => {
  const gone = new TypeError('gone')
  const lazy = { Component: () => Promise.reject(gone), loader: async () => () => null }
  await expect(prepare('/courses', '/courses', lazy)).rejects.toBe(gone)
})

test('P48 a visitor who has pressed Back meanwhile is shown the page they have gone to', async () => {
  const goBack = () => vi.stubGlobal('location', { pathname: '/courses', search: '', hash: '' })
  const whileTheCodeLoads = {
    async Component() {
      goBack()
      return page
    },
  }
  expect(await prepare('/courses/git', '/courses/git', whileTheCodeLoads)).toBeUndefined()
  const loader: LoaderFunction = async () => {
    await Promise.resolve()
    goBack()
    return 'data'
  }
  const whileTheDataLoad = { Component: async () => page, loader: async () => loader }
  expect(await prepare('/courses/git', '/courses/git', whileTheDataLoad)).toBeUndefined()
})

test('a page whose code has not come after 5 s says so in its own line, until it is there', async () => {
  vi.useFakeTimers()
  const attributes = new Set(['hidden'])
  const note = {
    setAttribute: (name: string) => void attributes.add(name),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
  const { promise, resolve } = Promise.withResolvers<() => null>()
  const prepared = prepare('/courses', '/courses', { Component: () => promise }, note)
  await vi.advanceTimersByTimeAsync(4_999)
  expect([...attributes]).toEqual(['hidden'])
  await vi.advanceTimersByTimeAsync(1)
  expect([...attributes]).toEqual([])
  resolve(page)
  expect(await prepared).toEqual({ loaderData: {} })
  expect([...attributes]).toEqual(['hidden'])
  expect(vi.getTimerCount()).toBe(0)
  await prepare('/courses', '/courses', undefined, note)
  expect(vi.getTimerCount(), 'of a page that is there at once').toBe(0)
})

test('the code of a route is loaded once: what the router finds has its component', async () => {
  vi.stubGlobal('location', { pathname: '/courses', search: '', hash: '' })
  vi.stubGlobal('document', { getElementById: () => null })
  const Component = vi.fn<Lazy['Component']>(async () => page)
  const routes = routesWith({ Component })
  await prepareHydration(routes, '/courses')
  expect(await prepareHydration(routes, '/courses')).toEqual({ loaderData: {} })
  expect(Component).toHaveBeenCalledTimes(1)
  expect(firstPageOf(routes)).toMatchObject({ Component: page })
})
