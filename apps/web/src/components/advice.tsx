import type { ReactNode } from 'react'

/** What to do about an error, beside the form; nothing while there is none. */
export function Advice({ children }: { children: ReactNode }) {
  return children ? (
    <p role="status" className="rounded-small border border-error bg-error-wash px-3 py-2 text-small">
      {children}
    </p>
  ) : null
}
