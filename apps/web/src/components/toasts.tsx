import { Toaster } from 'react-hot-toast'

/** Where toasts appear. Durations and the limit are react-hot-toast's own: see `lib/notify.ts`. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 80 }}
      toastOptions={{
        style: { background: 'var(--ink)', color: 'var(--paper)', borderRadius: 'var(--radius-small)', font: '500 0.9375rem/1.45 var(--font-text)', maxWidth: 'min(28rem, calc(100vw - 2rem))' },
        success: { iconTheme: { primary: 'var(--accent)', secondary: 'var(--on-accent)' } },
        error: { style: { background: 'var(--error-wash)', color: 'var(--ink)', border: '1px solid var(--error)' }, iconTheme: { primary: 'var(--error)', secondary: 'var(--error-wash)' } },
      }}
    />
  )
}
