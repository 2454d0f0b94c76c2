// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollToHash } from './use-scroll-to-hash.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test.each([
  ['#terms', 0, ['terms']],
  ['#terms', 300, []],
  ['#nowhere', 0, []],
  ['', 0, []],
])('the address ends with "%s" and the page is scrolled by %i px: it goes to %j', (hash, scrolled, places) => {
  document.body.innerHTML = '<p id="privacy"></p><p id="terms"></p>'
  history.replaceState(null, '', `/faq${hash}`)
  vi.stubGlobal('scrollY', scrolled)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderHook(useScrollToHash)
  expect(scroll.mock.contexts.map((place) => (place instanceof Element ? place.id : ''))).toEqual(places)
})
