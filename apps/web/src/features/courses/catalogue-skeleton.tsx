import { useNavigationType } from 'react-router'
import { maxRenderedAtOnce } from './use-incremental-count.ts'

/**
 * The catalogue's shape while it loads; it shows itself only when the answer takes longer than 150 ms. After
 * Back it is long enough for the browser to restore the scroll position.
 */
export function CatalogueSkeleton() {
  const count = useNavigationType() === 'POP' ? maxRenderedAtOnce : 6
  return (
    <div role="status" className="skeleton grid grid-cols-1 gap-x-8 gap-y-1 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <span className="sr-only">Loading the courses</span>
      <div className="h-11 rounded-small bg-sunken lg:h-96" />
      <div>
        <div className="grid gap-3 sm:gap-4">
          <div className="h-11 rounded-small bg-sunken sm:h-19" />
          <div className="h-target rounded-small bg-sunken sm:h-[calc(var(--spacing-target)+2rem)]" />
        </div>
        <div className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: count }, (_, card) => (
            <div key={card} className="overflow-hidden sheet">
              <div className="aspect-video w-full bg-sunken" />
              <div className="h-56 sm:h-80" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
