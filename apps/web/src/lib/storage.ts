/** What the browser keeps under `key`; null when there is nothing or when storage is blocked. */
export function getItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`, or forgets it when `value` is null. Does nothing where storage is blocked or full. */
export function setItem(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The site works without: what was to be kept then lasts for this visit.
  }
}

/** What one tab tells the others: an address was verified, or somebody logged out. */
export type TabNews = 'e-mail-verified' | 'logged-out'

/** Tells the site's other tabs, which hear it by `onTabNews`; nothing stays. Does nothing where storage is blocked. */
export function tellTabs(news: TabNews): void {
  setItem(news, 'yes')
  setItem(news, null)
}
