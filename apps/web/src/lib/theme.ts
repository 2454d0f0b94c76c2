import { useSyncExternalStore } from 'react'
import { onStorage, setItem } from './storage.ts'

const themeKey = 'theme'
const changed = 'theme-changed'

/** Whether the theme is light, the default (specification, point 3), and its switch; the choice holds for all tabs. */
export function useTheme(): { isLight: boolean; toggle: () => void } {
  const isLight = useSyncExternalStore(subscribe, isThemeLight, () => true)
  function toggle() {
    setItem(themeKey, isLight ? 'dark' : 'light')
    apply(!isLight)
  }
  return { isLight, toggle }
}

/** The document carries the theme, also where storage is blocked; index.html sets it before the first paint. */
export function isThemeLight(): boolean {
  return document.documentElement.dataset['theme'] !== 'dark'
}

function apply(isLight: boolean) {
  if (isLight) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = 'dark'
  updateThemeColor()
  dispatchEvent(new Event(changed))
}

/** Sets theme-color to the page's background, as the style sheet has it. */
function updateThemeColor() {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
}

function subscribe(listener: () => void): () => void {
  updateThemeColor()
  // A storage that was cleared is no choice: the theme then stays for the visit.
  const stopFollowing = onStorage(themeKey, (theme) => theme && apply(theme !== 'dark'))
  const stopListening = onThemeChange(listener)
  return () => {
    stopListening()
    stopFollowing()
  }
}

/** Calls `listener` at each change of the theme. Returns an unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
