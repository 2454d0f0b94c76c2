// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const observe = vi.fn<(card: Element) => void>()
let tell: (...entries: [card: Element, isIntersecting: boolean][]) => void

beforeEach(() => {
  vi.resetModules()
  class FakeObserver {
    constructor(update: (entries: object[]) => void) {
      tell = (...entries) => update(entries.map(([target, isIntersecting]) => ({ target, isIntersecting })))
    }
    observe = observe
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  // jsdom has no CSS.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const ids = ['a', 'b', 'c']

/** The index, whose titles are 40 px high and whose window shows 100 px from `top` on, and a card for each title. */
async function page({ scrollHeight = 400, clientHeight = 100 } = {}) {
  const titles = ids.map((id) => `<a href="/courses/${id}">${id}</a>`).join('')
  const cards = ids.map((id) => `<li><a href="/courses/${id}">Details</a></li>`).join('')
  document.body.innerHTML = `<nav><details>${titles}</details><div data-wide>${titles}</div></nav><ul>${cards}</ul>`
  const nav = document.querySelector('nav')
  if (!nav) throw new Error('There is no index.')
  Object.defineProperties(nav, { scrollHeight: { value: scrollHeight }, clientHeight: { value: clientHeight } })
  nav.getBoundingClientRect = () => new DOMRect(0, 50, 200, clientHeight)
  nav.querySelectorAll<HTMLElement>('[data-wide] a').forEach((title, index) => {
    title.getBoundingClientRect = () => new DOMRect(0, 50 + 40 * index - nav.scrollTop, 200, 40)
  })
  const { followInIndex } = await import('./scroll-spy.ts')
  const items = [...document.querySelectorAll('li')]
  items.forEach(followInIndex)
  return {
    nav,
    items,
    marked: () => [...nav.querySelectorAll('[data-in-view]')].map((title) => title.textContent),
    followInIndex,
  }
}

const [first, second, third] = [0, 1, 2] as const

test('the titles of the cards on the screen are marked, in the wide index alone', async () => {
  const { items, marked, nav } = await page()
  tell([items[first] ?? nav, true], [items[second] ?? nav, true], [items[third] ?? nav, false])
  expect(marked()).toEqual(['a', 'b'])
  tell([items[first] ?? nav, false], [items[third] ?? nav, true])
  expect(marked()).toEqual(['b', 'c'])
  expect(nav.querySelector('details [data-in-view]')).toBeNull()
})

test('a card without a link, or without a title in the index, marks nothing', async () => {
  const { items, marked, nav } = await page()
  items[first]?.querySelector('a')?.remove()
  items[second]?.querySelector('a')?.setAttribute('href', '/courses/elsewhere')
  tell([items[first] ?? nav, true], [items[second] ?? nav, true])
  expect(marked()).toEqual([])
})

test('the index scrolls along as little as needed: down to the last title, up to the first', async () => {
  const { items, nav } = await page()
  tell([items[first] ?? nav, true], [items[second] ?? nav, true])
  expect(nav.scrollTop, 'both are in view').toBe(0)
  tell([items[first] ?? nav, false], [items[third] ?? nav, true])
  expect(nav.scrollTop, 'the end of the third').toBe(20)
  tell([items[first] ?? nav, true], [items[second] ?? nav, false], [items[third] ?? nav, false])
  expect(nav.scrollTop, 'the beginning of the first').toBe(0)
})

test('more titles than the index can show begin with the first of them', async () => {
  const { items, nav } = await page({ clientHeight: 60 })
  tell([items[second] ?? nav, true], [items[third] ?? nav, true])
  expect(nav.scrollTop).toBe(40)
})

test('an index that shows all its titles does not scroll', async () => {
  const { items, nav } = await page({ scrollHeight: 100 })
  tell([items[third] ?? nav, true])
  expect(nav.scrollTop).toBe(0)
})

test('without a card nothing is followed', async () => {
  const { followInIndex } = await page()
  observe.mockClear()
  followInIndex(null)
  expect(observe).not.toHaveBeenCalled()
})
