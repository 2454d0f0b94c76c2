// oxlint-disable-next-line no-restricted-imports -- the door to react-hot-toast
import { toast } from 'react-hot-toast'
import { addNotice } from './notices.ts'

/**
 * Shows toasts. A message that is already on the screen is not shown a second time.
 * At most 20 are kept, and loading ones stay (specification, points 4 and 9): those are react-hot-toast's defaults,
 * which `notify.test.tsx` checks.
 */
export const notify = {
  success: (message: string) => {
    addNotice(message)
    toast.success(message, { id: message })
  },
  error: (message: string) => {
    addNotice(message)
    toast.error(message, { id: message, ariaProps: { role: 'alert', 'aria-live': 'assertive' } })
  },
  /** The look that the specification wants for a logout; a screen reader says it politely, as a success. */
  successInErrorStyle: (message: string) => {
    addNotice(message)
    toast.error(message, { id: message })
  },
  /** Takes a message away before its time. */
  dismiss: (message: string) => toast.dismiss(message),
}
