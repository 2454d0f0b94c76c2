import type { ComponentType } from 'react'
import { withTimeLimit } from './time-limit.ts'
import { whenIdle } from './when-idle.ts'

/** Script chunk load time-out (specification, point 9), in ms. */
const chunkTimeout = 120_000

/** After this long, in ms, the visitor is told that a page is slow to load. */
export const slowAfter = 5_000

/** The id of the line that says so; it is in every page, hidden until then. */
export const slowNoteId = 'slow-page'

const reloadMark = 'reloaded-for'

export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * A route's `lazy` function: loads the page's code on demand. A chunk that fails is asked for once more.
 * Code that is there is handed out at once: an `import()` would let the browser draw a frame of the old page first.
 *
 * @throws ChunkError when the chunk cannot be had, or has not come within 120 s.
 */
export function page(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  let loaded: ComponentType | undefined
  return async () => {
    const Component = (loaded ??= await inTime(load().catch(load)))
    // Not before the frames are there as well: a page whose frame never comes would be reloaded for ever.
    void Promise.all(frames.values()).then(
      () => mark(null),
      () => {},
    )
    return { Component }
  }
}

/** The newest attempt at each frame. */
const frames = new Map<() => Promise<ComponentType>, Promise<ComponentType>>()

/**
 * The `lazy` function of a route that stands around pages. That its code has come says nothing about the page's,
 * so it does not allow another reload: a page that never comes would be reloaded for ever.
 *
 * @throws ChunkError as `page` does.
 */
export function frame(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const loading = inTime(load().catch(load))
    frames.set(load, loading)
    return { Component: await loading }
  }
}

/** A page's `lazy` function that also fetches the code of the page to which most visitors go on from there, when the browser is idle. */
export function ahead<Page>(load: () => Promise<Page>, next: () => Promise<unknown>): () => Promise<Page> {
  return async () => {
    const loaded = await load()
    whenIdle(() => void next().catch(() => {}))
    return loaded
  }
}

/**
 * Loads the document anew where a chunk is gone, which is what an old tab sees after a deployment.
 * Returns false, and does nothing, when that has been tried for this address or cannot be remembered,
 * and without a connection, where the browser's own error page would take the site's place.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || sessionMark() === location.href) return false
  mark(location.href)
  if (sessionMark() !== location.href) return false
  location.reload()
  return true
}

/**
 * What `work` comes to, which needs code or files of the site.
 *
 * @throws ChunkError when it fails, or has not come within 120 s.
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const loaded = work.catch((error: unknown) => {
    throw new ChunkError('A part of the site could not be loaded.', { cause: error })
  })
  return withTimeLimit(
    loaded,
    chunkTimeout,
    () => new ChunkError('A part of the site did not load within two minutes.'),
  )
}

function sessionMark(): string | null {
  try {
    return sessionStorage.getItem(reloadMark)
  } catch {
    return null
  }
}

function mark(address: string | null) {
  try {
    if (address === null) sessionStorage.removeItem(reloadMark)
    else sessionStorage.setItem(reloadMark, address)
  } catch {
    // Without storage nothing is reloaded: a loop would be worse than a card with a button.
  }
}
