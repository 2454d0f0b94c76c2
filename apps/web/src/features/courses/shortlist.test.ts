// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// What is kept for the visit lives in the module: each test is a visit of its own.
beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

async function visit() {
  const { toggleKept, useIsKept, useShortlist } = await import('./shortlist.ts')
  const { result } = renderHook(useShortlist)
  return {
    toggle: (id: string) => act(() => toggleKept(id)),
    kept: () => result.current,
    watch: () => renderHook(useShortlist),
    isKept: (id: string) => renderHook(() => useIsKept(id)).result.current,
  }
}

/** What the browser does when another tab changes the shortlist. */
function keepElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem('shortlist')
  else localStorage.setItem('shortlist', value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shortlist', newValue: value })))
}

test('P52 what is kept is there at the next visit, until it is let go of', async () => {
  const first = await visit()
  first.toggle('a')
  first.toggle('b')
  expect(first.kept()).toEqual(['a', 'b'])
  first.toggle('a')
  cleanup()
  vi.resetModules()
  const second = await visit()
  expect(second.kept()).toEqual(['b'])
  second.toggle('b')
  expect(localStorage.getItem('shortlist')).toBeNull()
})

test('P52 several are kept in their order, and each knows whether it is', async () => {
  const first = await visit()
  for (const id of ['b', 'c', 'a']) first.toggle(id)
  cleanup()
  vi.resetModules()
  const second = await visit()
  expect(second.kept()).toEqual(['b', 'c', 'a'])
  expect([second.isKept('c'), second.isKept('d')]).toEqual([true, false])
})

test('P52 what another tab keeps while nobody looks is there for the next who does', async () => {
  const { toggle, watch } = await visit()
  toggle('a')
  const second = watch()
  second.unmount()
  cleanup()
  keepElsewhere('a,b')
  expect(watch().result.current).toEqual(['a', 'b'])
})

test('P52 what another tab keeps first, while nobody looks, is not lost by keeping the next', async () => {
  const { toggle, kept, watch } = await visit()
  expect(kept()).toEqual([])
  cleanup()
  keepElsewhere('a')
  const { result } = watch()
  toggle('b')
  expect(result.current).toEqual(['a', 'b'])
  expect(localStorage.getItem('shortlist')).toBe('a,b')
})

/** The browser keeps the page for Back, and shows it again: it hears nothing of what other tabs do meanwhile. */
function leaveWhile(doElsewhere: () => void) {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  doElsewhere()
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

test('P52 what another tab has kept meanwhile is there on Back, and not lost by the next', async () => {
  const { toggle, kept } = await visit()
  toggle('a')
  leaveWhile(() => localStorage.setItem('shortlist', 'a,b'))
  expect(kept()).toEqual(['a', 'b'])
  toggle('c')
  expect(localStorage.getItem('shortlist')).toBe('a,b,c')
  leaveWhile(() => localStorage.removeItem('shortlist'))
  expect(kept()).toEqual([])
})

test('P52 where storage is blocked, it is kept for the visit', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { toggle, kept, watch } = await visit()
  toggle('a')
  expect(kept()).toEqual(['a'])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(kept(), 'after news of something else').toEqual(['a'])
  leaveWhile(() => {})
  expect(kept(), 'after Back').toEqual(['a'])
  cleanup()
  expect(watch().result.current).toEqual(['a'])
})

test('P52 another tab keeps and lets go for this one', async () => {
  const { kept } = await visit()
  keepElsewhere('a,b')
  expect(kept()).toEqual(['a', 'b'])
  keepElsewhere(null)
  expect(kept()).toEqual([])
})

test('P52 the build draws every course as one that nobody keeps', async () => {
  localStorage.setItem('shortlist', 'a')
  const { useIsKept, useShortlist } = await import('./shortlist.ts')
  const Drawn = () => JSON.stringify([useShortlist(), useIsKept('a')])
  expect(renderToString(createElement(Drawn))).toBe('[[],false]')
})
