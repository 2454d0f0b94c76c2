import { useSyncExternalStore } from 'react'
import { onThemeChange, isThemeLight } from '#lib/theme.ts'

/**
 * What the address of a course's picture ends with: `#light` or `#dark` in WebKit, which hands a picture the theme of
 * the system instead of its page's (bugs.webkit.org/show_bug.cgi?id=283489), and nothing elsewhere and in the build.
 */
export function usePictureTheme(): string {
  return useSyncExternalStore(onThemeChange, readHash, () => '')
}

function readHash(): string {
  if (!navigator.vendor.startsWith('Apple')) return ''
  return isThemeLight() ? '#light' : '#dark'
}
