import type { DataRouter } from 'react-router'
import { getItem, setItem } from './storage.ts'

const reloadMark = 'reloaded-for'

/**
 * Loads the page anew, for code that cannot be had otherwise. Does nothing where the site gives no answer within 8 s:
 * the browser's own error page would take the place of what is there to read, and of what was typed. Nor where the
 * visitor has left `href`, the address at which they asked for it, or where `mayReload` says no, now or once the answer
 * is there. Resolves to whether it is loaded anew.
 */
export async function reloadIfReachable(href: string, mayReload = () => true): Promise<boolean> {
  if (!mayReload()) return false
  const request = fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(8_000) })
  const answer = await request.catch(() => undefined)
  const isReloading = answer !== undefined && answer.status < 500 && location.href === href && mayReload()
  if (isReloading) location.reload()
  return isReloading
}

/**
 * Loads the document anew where a chunk is gone, which is what an old tab sees after a deployment.
 * Resolves to false, with nothing done, when that has been tried for this address or cannot be remembered, and where
 * the site does not answer, or `mayReload` says no: see `reloadIfReachable`.
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
