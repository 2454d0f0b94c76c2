import { use, useDeferredValue } from 'react'
import type { Asked, Loaded } from './course-source.ts'

/** What is known of something that was asked for, and the answer as soon as it is there; suspends where nothing is known. */
export function useAnswer<Value>({ known, answer }: Asked<Value>): Loaded<Value> {
  // React draws the page with null first, and with the answer behind the scenes.
  const awaited = useDeferredValue(answer, known ? null : undefined)
  return awaited === null && known ? known : use(awaited ?? answer)
}
