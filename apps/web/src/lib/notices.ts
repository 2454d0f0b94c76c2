import { useSyncExternalStore } from 'react'

/** What a toast has said, and when. */
type Notice = { text: string; time: Date }

/** The same limit as for toasts. */
const maxNotices = 20

const none: readonly Notice[] = []
let notices = none
const listeners = new Set<() => void>()

/**
 * Keeps what a toast says for the rest of the visit, because toasts are gone quickly. The newest stands first; said
 * again at once, it stands there once.
 */
export function addNotice(text: string): void {
  const earlier = notices[0]?.text === text ? notices.slice(1) : notices
  notices = [{ text, time: new Date() }, ...earlier].slice(0, maxNotices)
  listeners.forEach((listener) => listener())
}

/** The notices of this visit, newest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
