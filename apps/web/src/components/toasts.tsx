import { toastDurations } from '@syntax-lab/shared/messages'
import { useEffect, useSyncExternalStore } from 'react'
// oxlint-disable-next-line no-restricted-imports -- where the toasts of lib/notify.ts are drawn
import { Toaster, useToasterStore } from 'react-hot-toast'

const wide = '(width >= 48rem)'

/**
 * Where toasts appear: in the lower corner, on phones under the header, away from the action bar.
 * The limit is react-hot-toast's own: see `lib/notify.ts`. What they look like stands in `styles/toasts.css`.
 */
export function Toasts() {
  const { length } = useToasterStore().toasts
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )

  // An effect, because it moves the document: a toast must not cover what a keyboard's user has just pressed.
  useEffect(() => {
    const focused = document.activeElement
    if (length === 0 || !focused?.matches(':focus-visible')) return
    const { top, bottom } = focused.getBoundingClientRect()
    // How much of the window is theirs, `styles/sticky-parts.css` says.
    if (top < innerHeight && bottom > 0) focused.scrollIntoView({ block: 'nearest' })
  }, [length])

  return (
    <Toaster
      position={isWide ? 'bottom-right' : 'top-center'}
      containerStyle={{
        top: 'calc(var(--spacing-header) + 0.75rem)',
        bottom: 'calc(var(--bar, 0px) + 1.25rem)',
        left: '1rem',
        right: '1rem',
      }}
      toastOptions={{
        className: 'toast',
        blank: { duration: toastDurations.blank },
        success: {
          duration: toastDurations.success,
          iconTheme: { primary: 'var(--color-accent)', secondary: 'var(--color-on-accent)' },
        },
        error: {
          duration: toastDurations.error,
          className: 'toast error-toast',
          iconTheme: { primary: 'var(--color-error)', secondary: 'var(--color-error-wash)' },
        },
      }}
    />
  )
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
