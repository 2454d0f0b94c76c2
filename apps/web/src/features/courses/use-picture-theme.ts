import { useSyncExternalStore } from 'react'

/**
 * What the address of a course's picture ends with: `#light` or `#dark` in WebKit, which hands a picture the theme of
 * the system instead of its page's (bugs.webkit.org/show_bug.cgi?id=283489), and nothing elsewhere and in the build.
 */
export function usePictureTheme(): string {
  return useSyncExternalStore(subscribe, readTheme, () => '')
}

function readTheme(): string {
  if (!navigator.vendor.startsWith('Apple')) return ''
  return document.documentElement.dataset['theme'] === 'dark' ? '#dark' : '#light'
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
