import type { toast as Library } from 'react-hot-toast'
import { addNotice } from './notices.ts'

type Show = (toast: typeof Library) => void

let toast: typeof Library | undefined
let onAsked = () => {}
const waiting: Show[] = []

/**
 * The door to the toasts. They leave after 4 s (error, blank) or 2 s (success), a loading one stays,
 * and at most 20 are kept (specification, points 4 and 9): react-hot-toast's own defaults, held by `notify.test.tsx`.
 * A message that is on the screen already is not shown a second time.
 * One that is asked for before the library has come waits for it.
 */
export const notify = {
  success: (message: string) => show(message, (library) => library.success(message, { id: message })),
  error: (message: string) =>
    show(message, (library) =>
      library.error(message, { id: message, ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
    ),
  /** Styled as an error, but said politely: the specification wants this look for a log-out that went well. */
  politeError: (message: string) => show(message, (library) => library.error(message, { id: message })),
}

export type Notify = typeof notify

/** The library is on the screen: shows what has waited, and from now on every toast at once. */
export function startToasts(library: typeof Library): void {
  toast = library
  for (const each of waiting.splice(0)) each(library)
}

/** Calls `listener` when a toast has to wait, also for one that waits already. Returns the way to stop. */
export function onToastWaiting(listener: () => void): () => void {
  onAsked = listener
  if (waiting.length > 0) listener()
  return () => {
    onAsked = () => {}
  }
}

function show(message: string, each: Show): void {
  addNotice(message)
  if (toast) return each(toast)
  waiting.push(each)
  onAsked()
}
