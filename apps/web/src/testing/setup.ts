import { env } from 'node:process'

/** What jsdom lacks, so that the app runs in it as in a browser. Tests without a window skip it. */
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // Only a hang takes this long: code that is loaded on demand takes its time to come on a busy machine.
  configure({ asyncUtilTimeout: Number(env['FIND_TIMEOUT_MS'] ?? 15_000) })
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} })
}
