import { useSyncExternalStore } from 'react'
import { getItem, onStorage, setItem } from '#lib/storage.ts'

const shortlistKey = 'shortlist'

/** The ids of the courses that are kept on this device; where storage is blocked, for this visit. */
let kept: readonly string[] | undefined

const none: readonly string[] = []
const listeners = new Set<() => void>()
let isFollowing = false
let isStored = true

/** The ids of the kept courses, the first kept first; those of the other tabs as well. */
export const useShortlist = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none)

export const useIsKept = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  )

/** Keeps a course, or lets go of it when it is kept. */
export function toggleKept(id: string): void {
  const before = read()
  kept = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
  isStored = setItem(shortlistKey, kept.length > 0 ? kept.join(',') : null)
  emit()
}

/** Whether the next visit finds the shortlist: false where storage is blocked or full. */
export const isShortlistStored = (): boolean => isStored

/** Ids have no commas (packages/shared/src/course.ts). */
function read(): readonly string[] {
  kept ??= (getItem(shortlistKey) ?? '').split(',').filter(Boolean)
  return kept
}

function subscribe(onChange: () => void): () => void {
  // Never ended: other tabs keep courses while nobody here looks.
  if (!isFollowing) onStorage(shortlistKey, readAgain)
  isFollowing = true
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function readAgain() {
  kept = undefined
  isStored = true
  emit()
}

function emit() {
  for (const onChange of listeners) onChange()
}
