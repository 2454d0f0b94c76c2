import { useState } from 'react'
import { BareButton } from '#components/button.tsx'
import type { Outage } from '#lib/course-api-error.ts'
import { clockTime } from '#lib/clock-time.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { useRetry } from '#lib/use-retry.ts'
import { outageMessages } from './outage-messages.ts'

type StaleNoteProps = {
  /** When what is shown was asked for, in ms since 1970. */
  requestedAt: number
  /** Undefined while what is shown is the newest. */
  outage: Outage | undefined
  isFetching: boolean
  /** Resolves to whether it has helped. */
  onRetry: () => Promise<boolean>
}

/**
 * Says, above courses that stay readable, why they are not the newest, and from when they are. The first part of a
 * page: it stands in the padding of the page, so that next to nothing moves when it comes and goes.
 */
export function StaleNote({ requestedAt, outage, isFetching, onRetry }: StaleNoteProps) {
  const [shown, setShown] = useState<{ outage: Outage; requestedAt: number }>()
  if (outage && (outage !== shown?.outage || requestedAt !== shown.requestedAt)) setShown({ outage, requestedAt })
  return (
    <div className="-mt-8 flex min-h-8 items-center lg:-mt-12 lg:min-h-12">
      {shown ? (
        <p
          key={outage ? 'shown' : 'over'}
          ref={moveFocusOnRemoval}
          {...(outage ? { role: 'alert' } : { 'aria-hidden': true, inert: true })}
          className={`my-0.75 w-full rounded-small border border-star bg-surface px-3 py-1 text-note leading-4 lg:my-0
            lg:px-4 lg:py-1.5 lg:text-small lg:leading-5 ${outage ? '' : 'invisible'}`}
        >
          {shown.outage === 'offline' ? null : <strong>{outageMessages[shown.outage].heading}. </strong>}
          You're seeing the version from{' '}
          <time dateTime={new Date(shown.requestedAt).toISOString()}>{timeOf(shown.requestedAt)}</time>.{' '}
          <Retry isFetching={isFetching} onRetry={onRetry} />
        </p>
      ) : null}
    </div>
  )
}

function Retry({ isFetching, onRetry }: Pick<StaleNoteProps, 'isFetching' | 'onRetry'>) {
  const { isTrying, failedAt, retry } = useRetry(onRetry)
  return (
    <>
      <BareButton
        isBusy={isFetching || isTrying}
        className="-my-3.5 min-h-target link transition-opacity duration-300 aria-busy:opacity-75"
        onClick={retry}
      >
        Retry
      </BareButton>
      {failedAt ? ` Tried again at ${clockTime(failedAt)}.` : null}
    </>
  )
}

/** Such as `14:05`, or `18 November, 14:05` when that was another day. */
function timeOf(moment: number): string {
  const time = new Date(moment)
  if (time.toDateString() === new Date().toDateString()) return clockTime(time)
  return `${time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${clockTime(time)}`
}
