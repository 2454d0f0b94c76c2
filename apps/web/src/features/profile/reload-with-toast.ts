import { notify } from '#lib/notify.ts'
import { getItem, setItem } from '#lib/storage.ts'
import { paths } from '#paths.ts'

const noticeKey = 'toast-after-reload'

/** Loads `/profile` anew; the message is shown once more after it, because the reload takes the toast away. */
export function reloadWithToast(message: string): void {
  setItem(noticeKey, message, 'session')
  if (location.pathname === paths.profile) location.reload()
  else location.assign(paths.profile)
}

/** Shows the message that a reload has left behind, once. */
export function showToastAfterReload(): void {
  const message = getItem(noticeKey, 'session')
  setItem(noticeKey, null, 'session')
  if (message) notify.success(message)
}
