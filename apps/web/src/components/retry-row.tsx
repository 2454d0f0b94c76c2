import type { ReactNode } from 'react'
import { clockTime } from '#lib/clock-time.ts'
import { useRetry } from '#lib/use-retry.ts'
import { Button } from './button.tsx'

type RetryRowProps = {
  label: string
  /** Resolves to whether it has helped; to true as well where the page is being left. */
  onRetry: () => Promise<boolean>
  /** While true, the same is being tried without a press. */
  isBusy?: boolean
  isUnavailable?: boolean
  /** Whether it has been tried just now, without success. */
  hasFailed?: boolean
  /** Other ways on. */
  children?: ReactNode
}

/**
 * The button for trying again what has failed, and beside it, after a try that did not help, a line that says so.
 * It belongs in the alert that tells what has failed, which a screen reader then reads again.
 */
export function RetryRow({
  label,
  onRetry,
  isBusy = false,
  isUnavailable = false,
  hasFailed = false,
  children,
}: RetryRowProps) {
  const { isTrying, failedAt, retry } = useRetry(onRetry, hasFailed)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {/* A server that refuses does so within milliseconds: the button fades instead of flickering. */}
      <Button
        variant="primary"
        className="transition-opacity! duration-300!"
        isBusy={isBusy || isTrying}
        isUnavailable={isUnavailable}
        onClick={retry}
      >
        {label}
      </Button>
      {children}
      {failedAt ? (
        <p className="text-small text-ink-soft">{`Tried again at ${clockTime(failedAt)}, without success.`}</p>
      ) : null}
    </div>
  )
}
