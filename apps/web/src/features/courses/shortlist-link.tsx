import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { paths } from '#paths.ts'
import { useIsKept } from './shortlist.ts'

type ShortlistLinkProps = { id: string; className?: string }

/** On the card of a kept course, the way to the shortlist, whose button may be far above; hidden on the shortlist. */
export function ShortlistLink({ id, className = '' }: ShortlistLinkProps) {
  if (!useIsKept(id)) return null
  return (
    <a
      ref={moveFocusOnRemoval}
      href={`${paths.courses}?kept=1`}
      className={`inline-flex min-h-target items-center rounded-small border border-accent bg-surface px-3 font-mono
        text-note text-accent no-underline hover:bg-accent-wash in-data-shortlist:hidden print:hidden ${className}`}
    >
      Your shortlist
    </a>
  )
}
