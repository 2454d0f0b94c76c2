import { useIsSlow } from '#lib/use-is-slow.ts'

/**
 * Says so when what was asked for by a press, or by coming here, takes more than five seconds. The line is
 * there before its words: screen readers often miss a live region that is inserted together with its text.
 */
export function SlowNote({ isBusy, className = '' }: { isBusy: boolean; className?: string }) {
  return (
    <p role="status" className={`m-0 text-small text-ink-soft empty:sr-only ${className}`}>
      {useIsSlow(isBusy) ? 'This is taking longer than usual. Still trying.' : null}
    </p>
  )
}
