import { setItem } from '#lib/storage.ts'
import { paths } from '#paths.ts'
import { toastAfterReloadKey } from './toast-after-reload.ts'

/** Loads `/profile` anew; the message is shown once more after it, because the reload takes the toast away. */
export function reloadWithToast(message: string): void {
  setItem(toastAfterReloadKey, message, 'session')
  if (location.pathname === paths.profile) location.reload()
  else location.assign(paths.profile)
}
