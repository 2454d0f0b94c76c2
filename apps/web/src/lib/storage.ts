/** How long something is kept: `local` for the site's next visits, in every tab; `session` for this tab alone. */
type Area = 'local' | 'session'

/** What the browser keeps under `key`; null when there is nothing or when storage is blocked. */
export function getItem(key: string, area: Area = 'local'): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * Keeps `value` under `key`, or forgets it when `value` is null. Returns false, and does nothing, where storage is
 * blocked or full.
 */
export function setItem(key: string, value: string | null, area: Area = 'local'): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
    return true
  } catch {
    // The site works without: what was to be kept then lasts for this visit.
    return false
  }
}

/** @throws DOMException where storage is blocked. */
const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

/**
 * Calls `listener` with what another tab has put under `key`, or null: at once, or when the browser shows a page again
 * that it has kept for Back, which gets no events meanwhile and misses what `broadcast` says. Returns an unsubscribe
 * function.
 */
export function onStorage(key: string, listener: (value: string | null) => void): () => void {
  const subscription = new AbortController()
  const options = { signal: subscription.signal }
  let valueWhenHidden: string | null = null
  addEventListener('storage', (event) => event.key === key && listener(event.newValue), options)
  addEventListener('pagehide', () => (valueWhenHidden = getItem(key)), options)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const value = getItem(key)
      if (persisted && value !== valueWhenHidden) listener(value)
    },
    options,
  )
  return () => subscription.abort()
}

/** What one tab says to the others: an account is verified or has another name or photo, or somebody logged out. */
type Broadcast = 'account-changed' | 'logged-out'

/** Says it to the site's other tabs; nothing stays. Does nothing where storage is blocked. */
export function broadcast(message: Broadcast): void {
  setItem(message, 'yes')
  setItem(message, null)
}

/** Calls `listener` when another tab says it. Returns an unsubscribe function. */
export function onBroadcast(message: Broadcast, listener: () => void): () => void {
  return onStorage(message, (value) => value !== null && listener())
}
