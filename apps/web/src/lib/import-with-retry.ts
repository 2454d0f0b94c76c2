/**
 * What `load` imports. Code that does not come is asked for once more, past the browser's cache:
 * where a host's or a CDN's headers go by the path alone, a 404 under /static may be kept for a year, and a
 * deployment that was rolled back would stay broken for whoever had met the other one.
 *
 * Browsers from before the HTML standard's change of July 2026 (whatwg/html#10327), such as Chromium 150 and
 * Firefox 140, keep a failure for as long as the document lives. There only a new document helps: a person's
 * "Try again" that fails here as well goes on with `reloadIfReachable` (`reload.ts`).
 *
 * @throws What the second `load` throws.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await refetchMissing()
    return load()
  }
}

/** Asks the server again for each of the site's scripts and style sheets that this document did not get. */
async function refetchMissing(): Promise<void> {
  const missing = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.startsWith(`${location.origin}/static/`))
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus !== 200)
  const addresses = new Set(missing.map(({ name }) => name))
  await Promise.allSettled([...addresses].map(refetch))
}

/** Reads the body: an answer that nobody reads may be aborted, and the cache then keeps what it had. */
async function refetch(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'reload' })
  await response.blob()
}
