import { onTestFinished, vi } from 'vitest'
import { notify } from '#lib/notify.ts'

/**
 * Records which messages are dismissed from now until the end of the test. None is: that takes react-hot-toast a
 * second, after which the next test's toast of the same words would go as well.
 */
export function dismissedToasts(): () => string[] {
  const dismiss = vi.spyOn(notify, 'dismiss').mockReturnValue(undefined)
  onTestFinished(() => dismiss.mockRestore())
  return () => dismiss.mock.calls.flat()
}
