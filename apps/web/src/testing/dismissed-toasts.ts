import { onTestFinished, vi } from 'vitest'
import { notify } from '#lib/notify.ts'

/** The messages that are taken away before their time from here on, in this test. A toast itself takes a second to go. */
export function dismissedToasts(): () => string[] {
  const dismiss = vi.spyOn(notify, 'dismiss')
  onTestFinished(() => dismiss.mockRestore())
  return () => dismiss.mock.calls.flat()
}
