import type { DataRouter } from 'react-router'
import { importWithRetry, reloadIfReachable } from './import-with-retry.ts'
import { getItem, setItem } from './storage.ts'
import { withTimeLimit } from './time-limit.ts'
import { whenIdle } from './when-idle.ts'

/** Script chunk load time-out (specification, point 9). */
const chunkTimeoutMs = 120_000

const reloadMark = 'reloaded-for'

export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Loads code on demand, for the `lazy` of a route: a page, what stands around pages, a loader.
 * Code that is there is handed out at once: an `import()` would let the browser draw a frame of the old page first.
 *
 * @throws ChunkError when the code cannot be had, or has not come within 120 s.
 */
export function lazyCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loaded: Code | undefined
  return async () => (loaded ??= await withChunkTimeout(importWithRetry(load)))
}

/**
 * `page`, which also fetches the code of the page to which most visitors go on from there, when the browser is idle.
 */
export function withPrefetch<Code>(page: () => Promise<Code>, next: () => Promise<unknown>): () => Promise<Code> {
  return async () => {
    const loaded = await page()
    whenIdle(() => void next().catch(() => {}))
    return loaded
  }
}

/**
 * Resolves as `work` does, which needs code or files of the site.
 *
 * @throws ChunkError when it fails, or has not come within 120 s.
 */
export function withChunkTimeout<T>(work: Promise<T>): Promise<T> {
  const loaded = work.catch((error: unknown) => {
    throw new ChunkError('Part of the site could not be loaded.', { cause: error })
  })
  return withTimeLimit(
    loaded,
    chunkTimeoutMs,
    () => new ChunkError('Part of the site did not load within two minutes.'),
  )
}

/**
 * Loads the document anew where a chunk is gone, which is what an old tab sees after a deployment.
 * Resolves to false, with nothing done, when that has been tried for this address or cannot be remembered, and where
 * the site does not answer, or `mayReload` says no when it has: see `reloadIfReachable`.
 */
export async function reloadOnce(mayReload?: () => boolean): Promise<boolean> {
  const { href } = location
  if (!navigator.onLine || hasReloaded()) return false
  setItem(reloadMark, href, 'session')
  // Without storage nothing is reloaded: a loop would be worse than a card with a button.
  if (!hasReloaded()) return false
  const isReloading = await reloadIfReachable(href, mayReload)
  if (!isReloading) setItem(reloadMark, null, 'session')
  return isReloading
}

/** Whether the document has been loaded anew for this address, and a chunk is still missing. */
export function hasReloaded(): boolean {
  return getItem(reloadMark, 'session') === location.href
}

/** From each page on that is there with all its code, the next missing chunk may reload the document again. */
export function allowReloadAfterSuccess(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const check = ({ initialized, navigation, errors }: DataRouter['state']) => {
    if (initialized && navigation.state === 'idle' && !errors) setItem(reloadMark, null, 'session')
  }
  check(router.state)
  router.subscribe(check)
}
