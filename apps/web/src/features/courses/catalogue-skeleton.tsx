import { useNavigationType } from 'react-router'
import { maxRenderedAtOnce } from './use-incremental-count.ts'

/** The tools with the cards below them; the index stands beside both, or between them on smaller screens. */
export const catalogueGrid =
  'grid grid-cols-1 gap-x-8 gap-y-1 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-0'

/**
 * The catalogue's shape while it loads; it shows itself 150 ms after it was drawn. After
 * Back it is long enough for the browser to restore the scroll position.
 */
export function CatalogueSkeleton() {
  const count = useNavigationType() === 'POP' ? maxRenderedAtOnce : 6
  return (
    <div role="status" className={`skeleton ${catalogueGrid}`}>
      <span className="sr-only">Loading the courses</span>
      <div className="grid gap-3 sm:gap-4 lg:col-start-2">
        <div className="h-11 rounded-small bg-sunken sm:h-19" />
        <div className="h-target rounded-small bg-sunken sm:h-[calc(var(--spacing-target)+2rem)]" />
      </div>
      <div className="h-11 rounded-small bg-sunken lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-96" />
      <div className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:col-start-2 xl:grid-cols-3">
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className="overflow-hidden sheet">
            <div className="aspect-video w-full bg-sunken" />
            <div className="h-56 sm:h-80" />
          </div>
        ))}
      </div>
    </div>
  )
}
