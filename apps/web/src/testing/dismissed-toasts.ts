import { onTestFinished, vi } from 'vitest'
import { notify } from '#lib/notify.ts'

/**
 * Records which messages are dismissed from now until the end of the test. Nothing is really dismissed: react-hot-toast
 * would take a second for it, and would then remove the next test's toast of the same words.
 */
export function dismissedToasts(): () => string[] {
  const dismiss = vi.spyOn(notify, 'dismiss').mockReturnValue(undefined)
  onTestFinished(() => dismiss.mockRestore())
  return () => dismiss.mock.calls.flat()
}
