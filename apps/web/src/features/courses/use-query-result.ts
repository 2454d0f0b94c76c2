import { useDeferredValue, useSyncExternalStore } from 'react'
import type { Query, QueryState } from '#lib/query.ts'

/** What is known of a query: at once what is cached, and each answer when it is there, behind what a visitor types. */
export function useQueryResult<Value>({ subscribe, getState, initial }: Query<Value>): QueryState<Value> {
  return useDeferredValue(useSyncExternalStore(subscribe, getState, () => initial))
}
