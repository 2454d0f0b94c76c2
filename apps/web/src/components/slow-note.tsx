import { useIsSlow } from '#lib/use-is-slow.ts'

/** Says so when what was asked for by a press, or by coming here, takes more than five seconds. */
export function SlowNote({ isBusy }: { isBusy: boolean }) {
  return useIsSlow(isBusy) ? (
    <p role="status" className="m-0 text-small text-ink-soft">
      This is taking longer than usual. Still trying.
    </p>
  ) : null
}
