import { clockTime } from '#lib/clock-time.ts'

/** Says beside a button such as Retry that a press has not helped; nothing without `at`, the time of that attempt. */
export function TriedAgain({ at }: { at: Date | undefined }) {
  return (
    <p role="status" className="text-small text-ink-soft">
      {at ? `Tried again at ${clockTime(at)}, without success.` : null}
    </p>
  )
}
