import { notify } from '#lib/notify.ts'
import { paths } from '#paths.ts'

const noticeKey = 'toast-after-reload'

/** Loads `/profile` anew; the message is shown once more after it, because the reload takes the toast away. */
export function reloadWithToast(message: string): void {
  try {
    sessionStorage.setItem(noticeKey, message)
  } catch {
    // Without storage the toast is only seen before the reload.
  }
  if (location.pathname === paths.profile) location.reload()
  else location.assign(paths.profile)
}

/** Shows the message that a reload has left behind, once. */
export function showToastAfterReload(): void {
  try {
    const message = sessionStorage.getItem(noticeKey)
    sessionStorage.removeItem(noticeKey)
    if (message) notify.success(message)
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
