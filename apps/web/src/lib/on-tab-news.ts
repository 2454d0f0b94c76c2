import type { TabNews } from './storage.ts'

/** Calls `listener` when another tab tells that news. Returns the way to stop. */
export function onTabNews(news: TabNews, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === news && newValue !== null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
