import { importWithRetry } from './import-with-retry.ts'
import { withTimeLimit } from './time-limit.ts'
import { whenIdle } from './when-idle.ts'

/** Script chunk load time-out (specification, point 9). */
const chunkTimeoutMs = 120_000

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
