import type { ReactNode } from 'react'

/** What an address was meant to be, as a link. The line keeps its room, so that nothing moves when that is known. */
export function DidYouMean({ children }: { children: ReactNode }) {
  return <p className="mt-2 min-h-7">{children ? <>Did you mean {children}?</> : null}</p>
}
