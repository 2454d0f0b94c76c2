import { CourseApiError, type Outage } from './course-api-error.ts'
import { reloadIfReachable } from './reload.ts'
import { withTimeLimit } from './time-limit.ts'

type Cached<Value> = {
  readonly value: Value
  /** When it was asked for, in ms since 1970. */
  readonly requestedAt: number
}

export type QueryState<Value> = {
  /** The last good answer, which stays while newer ones fail. */
  readonly cached: Cached<Value> | undefined
  /** Why the newest request brought no answer. */
  readonly outage: Outage | undefined
  readonly isFetching: boolean
}

export type Query<Value> = {
  getState: () => QueryState<Value>
  /** The state before any request, with which a page hydrates. */
  initial: QueryState<Value>
  /** Calls `onChange` at each change of state. While anybody listens, an outage is retried by itself. */
  subscribe: (onChange: () => void) => () => void
  /** Asks, unless that is being done or Retry-After has not passed. Resolves once the answer is in; never rejects. */
  refresh: () => Promise<void>
  /**
   * Asks at once, for a person who presses Retry; reloads the page where the code that asks is still missing.
   * Resolves to whether it has helped, or the page is being loaded anew.
   */
  retry: () => Promise<boolean>
  /** Takes over another query's result, unless what is cached here is newer. */
  setUnlessOlder: (cached: Cached<Value>) => void
}

/** How long an answer may take before the visitor is told. */
const timeoutMs = 8_000

/**
 * The pauses, in s, between the attempts of an outage, and then `longestRetryPause`. For the first half minute a server
 * that is started again is noticed within 5 s; a longer outage is asked about less and less.
 */
const retryPauses = [1, 2, 4, 4, 4, 4, 4, 4, 4, 8, 16]
const longestRetryPause = 30

/** One thing that the course API is asked for: its last good answer, and never more than one request at a time. */
export function createQuery<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  cached?: Cached<Value>,
): Query<Value> {
  const initial: QueryState<Value> = { cached, outage: undefined, isFetching: false }
  let state = initial
  let request: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Until when the server asks to be left alone, and when the next attempt is due; by the monotonic clock. */
  let notBefore = 0
  let nextAttempt = 0
  const listeners = new Set<() => void>()

  function update(change: Partial<QueryState<Value>>) {
    state = { ...state, ...change }
    for (const onChange of listeners) onChange()
  }

  const ask = () => (request ??= send())
  const refresh = async () => {
    if (performance.now() >= notBefore) await ask()
  }

  async function send(): Promise<void> {
    const requestedAt = Date.now()
    update({ isFetching: true })
    try {
      // Aborted just after the limit, so that the limit's own error comes first.
      const asked = load(AbortSignal.timeout(timeoutMs + 100))
      const answer = await withTimeLimit(asked, timeoutMs, () => new CourseApiError('too-slow'))
      failures = notBefore = 0
      // An unchanged answer keeps its object, so that memoised parts and indexes stay valid.
      const known = state.cached?.value
      const value = known && JSON.stringify(known) === JSON.stringify(answer) ? known : answer
      update({ cached: { value, requestedAt }, outage: undefined, isFetching: false })
    } catch (error) {
      // The course API's code throws nothing else: any other error means that this code could not be loaded.
      const { outage, retryAfterMs } =
        error instanceof CourseApiError ? error : new CourseApiError(navigator.onLine ? 'missing-code' : 'offline')
      const now = performance.now()
      notBefore = now + retryAfterMs
      nextAttempt = Math.max(notBefore, now + pauseAfter(failures))
      failures += 1
      update({ outage, isFetching: false })
    } finally {
      request = undefined
      schedule()
    }
  }

  function schedule() {
    clearTimeout(timer)
    if (!state.outage || request || listeners.size === 0) return
    // A tab that nobody looks at waits until somebody does.
    timer = setTimeout(() => {
      if (!document.hidden) void ask()
    }, nextAttempt - performance.now())
  }

  /** The tab is looked at again, or the connection is back. */
  function wake() {
    if (state.outage && !document.hidden) void refresh()
  }

  return {
    getState: () => state,
    initial,
    refresh,
    async retry() {
      const { href } = location
      await ask()
      return state.outage === 'missing-code' ? reloadIfReachable(href) : state.outage === undefined
    },
    subscribe(onChange) {
      addEventListener('online', wake)
      document.addEventListener('visibilitychange', wake)
      listeners.add(onChange)
      schedule()
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        schedule()
        removeEventListener('online', wake)
        document.removeEventListener('visibilitychange', wake)
      }
    },
    setUnlessOlder(received) {
      if (received.requestedAt >= (state.cached?.requestedAt ?? 0)) update({ cached: received })
    },
  }
}

/** In ms, with jitter, so that not all open tabs ask in the same moment. */
function pauseAfter(failures: number): number {
  return (retryPauses[failures] ?? longestRetryPause) * (1_000 - Math.random() * 250)
}
