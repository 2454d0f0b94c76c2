import { onTestFinished, vi } from 'vitest'
import { notify } from '#lib/notify.ts'

/** Records which messages are dismissed from now until the end of the test: a toast itself takes a second to go. */
export function dismissedToasts(): () => string[] {
  const dismiss = vi.spyOn(notify, 'dismiss')
  onTestFinished(() => dismiss.mockRestore())
  return () => dismiss.mock.calls.flat()
}
