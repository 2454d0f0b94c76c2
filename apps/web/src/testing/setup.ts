import { findTimeoutMs } from './find-timeout.ts'

/** Prepares jsdom: how long a search may take, and what it lacks. Tests without a window skip it. */
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: findTimeoutMs })
  window.scrollTo = () => {}
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  Element.prototype.scrollIntoView = () => {}
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })
}
