import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyCode } from './lazy-code.ts'
import { allowReloadAfterSuccess, reloadIfReachable, reloadOnce } from './reload.ts'

const HomePage = () => null
const gone = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn<() => void>()
const request = vi.fn<typeof fetch>()
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  request.mockReset().mockImplementation(async () => new Response())
  kept = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'https://lab.test/faq', reload })
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('P14 an address is reloaded at most once', async () => {
  expect(await reloadOnce()).toBe(true)
  expect(await reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('P12 without a connection nothing is reloaded, and the reload is still to be had with it', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await reloadOnce()).toBe(true)
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 503', async () => new Response('', { status: 503 })],
])('P12 where the site %s nothing is reloaded, and the reload is still to be had later', async (_how, fetched) => {
  vi.stubGlobal('fetch', fetched)
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  expect(await reloadOnce()).toBe(true)
})

/** A router whose pages come when `loads` do. */
const routerOf = (...loads: (() => Promise<ComponentType>)[]) =>
  createMemoryRouter(loads.map((each, index) => ({ path: `/${index || ''}`, lazy: { Component: lazyCode(each) } })))

test('P14 after a page that is there, the next deployment may be reloaded for again', async () => {
  await reloadOnce()
  const router = routerOf(async () => HomePage)
  allowReloadAfterSuccess(router)
  expect(await reloadOnce(), 'while it is loading').toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(router.state.initialized).toBe(true)
  expect(await reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('P14 a page that was there before it was asked about counts, one that is on its way does not', async () => {
  const router = routerOf(
    async () => HomePage,
    () => new Promise(() => {}),
  )
  await vi.advanceTimersByTimeAsync(0)
  await reloadOnce()
  allowReloadAfterSuccess(router)
  expect(await reloadOnce()).toBe(true)
  void router.navigate('/1')
  await vi.advanceTimersByTimeAsync(0)
  expect(router.state.navigation.state).toBe('loading')
  expect(await reloadOnce()).toBe(false)
})

test('P13 a page that did not come allows no other reload, one that came later does', async () => {
  await reloadOnce()
  const router = routerOf(
    async () => Promise.reject(gone),
    async () => HomePage,
  )
  allowReloadAfterSuccess(router)
  await vi.advanceTimersByTimeAsync(0)
  expect(router.state.errors).not.toBeNull()
  expect(await reloadOnce()).toBe(false)
  await router.navigate('/1')
  expect(await reloadOnce()).toBe(true)
})

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError')
}

test.each([
  ['throws', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ['is full', { getItem: () => null, setItem: blocked, removeItem: () => {} }],
  ['forgets', { getItem: () => null, setItem: () => {}, removeItem: () => {} }],
])('P15 where storage %s nothing is reloaded', async (_name, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

function leave() {
  location.href = 'https://lab.test/register'
  return new Response()
}

test.each([
  ['answers', async () => new Response(), 1],
  ['answers that the page is unknown', async () => new Response(null, { status: 404 }), 1],
  ['is broken', async () => new Response(null, { status: 502 }), 0],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['answers a visitor who has gone on', async () => leave(), 0],
])('a page is loaded anew only where the site does not fail: it %s', async (_name, answer, reloads) => {
  vi.stubGlobal('location', { href: 'https://lab.test/courses', reload })
  request.mockImplementation(answer)
  expect(await reloadIfReachable('https://lab.test/courses')).toBe(reloads > 0)
  expect(request).toHaveBeenCalledWith('https://lab.test/courses', expect.objectContaining({ cache: 'no-store' }))
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('a page is not loaded anew where something has been typed while the site was asked', async () => {
  vi.stubGlobal('location', { href: 'https://lab.test/register', reload })
  let isTyped = false
  request.mockImplementation(async () => {
    isTyped = true
    return new Response()
  })
  expect(await reloadIfReachable('https://lab.test/register', () => !isTyped)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a site that gives no answer is given up after 8 s', async () => {
  vi.stubGlobal('location', { href: 'https://lab.test/courses', reload })
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    return new Response()
  })
  await reloadIfReachable('https://lab.test/courses')
  expect(limit).toHaveBeenCalledExactlyOnceWith(8_000)
  expect(reload).not.toHaveBeenCalled()
  limit.mockRestore()
})
