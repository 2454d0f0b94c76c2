import { useRevalidator } from 'react-router'
import type { Problem } from '#lib/course-api.ts'
import { useSelfHealing } from './use-self-healing.ts'

/** Says, above data that stays readable, that it is from an earlier answer and how old it is. */
export function StaleNote({ loadedAt, problem }: { loadedAt: number; problem: Problem }) {
  const { revalidate } = useRevalidator()
  useSelfHealing(true)
  const time = new Date(loadedAt)
  return (
    <p role="status" className="mb-6 rounded-small border border-star bg-surface px-4 py-2 text-small">
      {problem === 'offline' ? 'You are offline.' : 'The course server does not answer just now.'} What you see is from{' '}
      <time dateTime={time.toISOString()}>{time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}</time>.{' '}
      <button type="button" className="link" onClick={() => void revalidate()}>
        Retry
      </button>
    </p>
  )
}
