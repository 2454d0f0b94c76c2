import { formatRatings } from '@syntax-lab/shared/course-facts'

/** A rating in stars, 0 to 5, and its figure with one digit or two. */
export function Stars({ rating }: { rating: number }) {
  const share = `${(rating / 5) * 100}%`
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        role="img"
        aria-label={formatRatings(rating)}
        className="relative inline-block text-[1.05em] leading-none whitespace-nowrap"
      >
        <Row className="text-line-strong" isFilled={false} />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: share }}>
          <Row className="text-star" isFilled />
        </span>
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {rating === 0 ? formatRatings(rating) : rating.toFixed(2).replace(/0$/, '')}
      </span>
    </span>
  )
}

const star = 'l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

/** One path, because a catalogue has hundreds of stars. */
const fiveStars = [10, 30, 50, 70, 90].map((x) => `M${x} 1.8${star}`).join('')

function Row({ className, isFilled }: { className: string; isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 20"
      className={`block h-[1em] w-[5em] ${className}`}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
    >
      <path d={fiveStars} />
    </svg>
  )
}
