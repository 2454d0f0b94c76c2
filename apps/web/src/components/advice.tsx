import type { ReactNode } from 'react'

/** What to do about an error, beside the form; nothing while there is none. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-small border border-error bg-error-wash px-3 py-2 text-small empty:sr-only">
      {children}
    </p>
  )
}
