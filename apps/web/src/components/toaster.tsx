import { useEffect } from 'react'
import toast, { Toaster as Library, useToasterStore } from 'react-hot-toast'
import { startToasts } from '#lib/notify.ts'

/** The strip at the bottom of the window, in px, in which one toast appears. */
const strip = 96

/** Where toasts appear: in the corner, on phones in the middle of the bottom. Durations and the limit are react-hot-toast's own: see `lib/notify.ts`. */
export function Toaster() {
  // An effect, because a toast's time must not run before it can be seen.
  useEffect(() => startToasts(toast), [])

  const { length } = useToasterStore().toasts

  // An effect, because it moves the document: a toast must not cover what a keyboard's user has just pressed.
  useEffect(() => {
    const focused = document.activeElement
    if (length === 0 || !focused?.matches(':focus-visible')) return
    const { top, bottom } = focused.getBoundingClientRect()
    if (top < innerHeight && bottom > innerHeight - strip) focused.scrollIntoView({ block: 'nearest' })
  }, [length])

  return (
    <Library
      position="bottom-right"
      containerStyle={{ bottom: 'calc(var(--bar, 0px) + 1.25rem)', left: '1rem', right: '1rem' }}
      toastOptions={{
        style: {
          background: 'var(--ink)',
          color: 'var(--paper)',
          border: '1px solid var(--ink)',
          borderRadius: 'var(--radius-small)',
          boxShadow: 'var(--shadow)',
          font: '500 0.9375rem/1.45 var(--font-text)',
          maxWidth: 'min(28rem, calc(100vw - 2rem))',
          padding: '0.625rem 0.875rem',
        },
        success: { iconTheme: { primary: 'var(--accent)', secondary: 'var(--on-accent)' } },
        error: { style: { background: 'var(--error-wash)', color: 'var(--ink)', border: '1px solid var(--error)' }, iconTheme: { primary: 'var(--error)', secondary: 'var(--error-wash)' } },
      }}
    />
  )
}
