import { notify } from '#lib/notify.ts'
import { getItem, setItem } from '#lib/storage.ts'

/** Where a message waits that a reload must not swallow. */
export const toastAfterReloadKey = 'toast-after-reload'

/** Shows the message that a reload has left behind, once. */
export function showToastAfterReload(): void {
  const message = getItem(toastAfterReloadKey, 'session')
  setItem(toastAfterReloadKey, null, 'session')
  if (message) notify.success(message)
}
