import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from 'react-router'
import { allowReloadAfterSuccess, ChunkError, lazyCode, reloadOnce, withPrefetch } from './lazy-code.ts'

const HomePage = () => null
const gone = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn<() => void>()
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  kept = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { href: 'https://lab.test/faq', reload })
  vi.stubGlobal('fetch', async () => new Response())
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

const load = () => vi.fn<() => Promise<ComponentType>>()

test('a page is loaded once', async () => {
  const chunk = load().mockResolvedValue(HomePage)
  expect(await lazyCode(chunk)()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('code that is there is handed out again without asking', async () => {
  const chunk = load().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(HomePage)
  const lazy = lazyCode(chunk)
  await expect(lazy(), 'what failed is not kept').rejects.toThrow(ChunkError)
  await lazy()
  expect(await lazy()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(3)
})

test('the code of the next page comes when the browser is idle; that it does not come harms nobody', async () => {
  const next = vi.fn<() => Promise<never>>().mockRejectedValue(gone)
  expect(
    await withPrefetch(
      lazyCode(async () => HomePage),
      next,
    )(),
  ).toBe(HomePage)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(next).toHaveBeenCalledTimes(1)
})

test('P13 a chunk that fails once is asked for again, and recovers', async () => {
  const chunk = load().mockRejectedValueOnce(gone).mockResolvedValue(HomePage)
  expect(await lazyCode(chunk)()).toBe(HomePage)
  expect(chunk).toHaveBeenCalledTimes(2)
})

test('P13 a chunk that fails for ever is asked for twice, then it is a ChunkError with its cause', async () => {
  const chunk = load().mockRejectedValue(gone)
  const error: unknown = await lazyCode(chunk)().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkError)
  expect(error).toMatchObject({ message: 'Part of the site could not be loaded.', cause: gone })
  expect(chunk).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('P13 a chunk that hangs times out at 120 s', async () => {
  const ended = vi.fn<(error: unknown) => void>()
  lazyCode(() => new Promise(() => {}))().catch(ended)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(new ChunkError('Part of the site did not load within two minutes.'))
})

test('P13 the time-out counts from the first try, also when the second one hangs', async () => {
  const ended = vi.fn<(error: unknown) => void>()
  const chunk = load()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => setTimeout(() => reject(gone), 60_000)))
    .mockImplementationOnce(() => new Promise(() => {}))
  lazyCode(chunk)().catch(ended)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ended).toHaveBeenCalledWith(expect.any(ChunkError))
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
])('P15 where storage %s nothing is reloaded, and pages load', async (_name, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(await reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(await lazyCode(load().mockResolvedValue(HomePage))()).toBe(HomePage)
})
