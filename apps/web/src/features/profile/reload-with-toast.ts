import { getItem, setItem } from '#lib/storage.ts'
import { paths } from '#paths.ts'
import { toastAfterReloadKey } from './toast-after-reload.ts'

/**
 * Loads `/profile` anew; the message is shown once more after it, because the reload takes the toast away.
 * Where the browser keeps nothing, a reload would take the login away as well: there the page stays as it is.
 */
export function reloadWithToast(message: string): void {
  setItem(toastAfterReloadKey, message, 'session')
  if (getItem(toastAfterReloadKey, 'session') !== message) return
  if (location.pathname === paths.profile) location.reload()
  else location.assign(paths.profile)
}
