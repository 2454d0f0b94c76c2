import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { paths } from '#paths.ts'
import { useIsKept } from './shortlist.ts'

/**
 * A link to the shortlist, for a place below the picture of a course: while the course is kept it stands in the
 * picture's corner, as near to Keep as it can be without moving anything. Not shown on the shortlist itself.
 */
export function ShortlistLink({ id }: { id: string }) {
  if (!useIsKept(id)) return null
  return (
    <div ref={moveFocusOnRemoval} className="relative z-10 in-data-shortlist:hidden print:hidden">
      <a
        href={`${paths.courses}?kept=1`}
        className="absolute right-3 bottom-3 inline-flex min-h-target items-center rounded-small border border-accent
          bg-surface px-3 font-mono text-note text-accent no-underline hover:bg-accent-wash"
      >
        Your shortlist
      </a>
    </div>
  )
}
