import { useRevalidator } from 'react-router'
import type { Outage } from '#lib/course-api-error.ts'
import { problemWords } from './problem-words.ts'
import { useSelfHealing } from './use-self-healing.ts'

type StaleNoteProps = {
  /** When what is shown was answered, in ms since 1970. */
  loadedAt: number
  problem: Outage
}

/** Says, above courses that stay readable, why they are not the newest, and from when they are. */
export function StaleNote({ loadedAt, problem }: StaleNoteProps) {
  const { revalidate } = useRevalidator()
  useSelfHealing(true)
  return (
    <p role="alert" className="mb-6 rounded-small border border-star bg-surface px-4 py-2 text-small">
      <strong>{problemWords[problem].heading}.</strong> What you see is from{' '}
      <time dateTime={new Date(loadedAt).toISOString()}>{timeOf(loadedAt)}</time>.{' '}
      <button type="button" className="min-h-6 link" onClick={() => void revalidate()}>
        Retry
      </button>
    </p>
  )
}

/** Such as `14:05`, or `18 November, 14:05` when that was another day. */
function timeOf(moment: number): string {
  const time = new Date(moment)
  const day = time.toDateString() === new Date().toDateString() ? {} : ({ day: 'numeric', month: 'long' } as const)
  return time.toLocaleString('en-GB', { hour: '2-digit', minute: '2-digit', ...day }).replace(' at ', ', ')
}
