// oxlint-disable-next-line no-restricted-imports -- the door to react-hot-toast
import { toast } from 'react-hot-toast'
import { addNotice } from './notices.ts'

/**
 * The door to the toasts. How many are kept (specification, point 9), and that one which loads stays, are
 * react-hot-toast's own defaults, held by `notify.test.tsx`.
 * A message that is on the screen already is not shown a second time.
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
  /** Styled as an error, but said politely: the specification wants this look for a log-out that went well. */
  politeError: (message: string) => {
    addNotice(message)
    toast.error(message, { id: message })
  },
  /** Takes a message away before its time. */
  dismiss: (message: string) => toast.dismiss(message),
}

export type Notify = typeof notify
