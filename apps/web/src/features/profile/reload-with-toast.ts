import { hasRoomForLogin } from '#lib/has-room-for-login.ts'
import { setItem } from '#lib/storage.ts'
import { paths } from '#paths.ts'
import { toastAfterReloadKey } from './toast-after-reload.ts'

/**
 * Loads `/profile` anew; the message is shown once more after it, because the reload takes the toast away.
 * The page stays as it is where the browser keeps nothing, because a reload would take the login away as well, and
 * offline, where it would take the page away.
 */
export function reloadWithToast(message: string): void {
  if (!navigator.onLine || !hasRoomForLogin()) return
  if (!setItem(toastAfterReloadKey, message, 'session')) return
  if (location.pathname === paths.profile) location.reload()
  else location.assign(paths.profile)
}
