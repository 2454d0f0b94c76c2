import type { ReactNode } from 'react'

/** What an address was meant to be. The line keeps its room, so that nothing moves when that becomes known. */
export function DidYouMean({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <p className="mt-2 min-h-7">
      {href ? (
        <>
          Did you mean{' '}
          <a className="link" href={href}>
            {children}
          </a>
          ?
        </>
      ) : null}
    </p>
  )
}
