import type { Broadcast } from './storage.ts'

/** Calls `listener` at each such broadcast of another tab. Returns the way to stop. */
export function onBroadcast(broadcast: Broadcast, listener: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === broadcast && newValue !== null) listener()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
