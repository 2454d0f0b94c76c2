import type { ReactNode } from 'react'

/** What to do about an error, beside the form; an empty line while there is none, as in `SlowNote`. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-small border border-error bg-error-wash px-3 py-2 text-small empty:sr-only">
      {children}
    </p>
  )
}
