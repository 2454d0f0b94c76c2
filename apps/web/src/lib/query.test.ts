// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CourseApiError, type Outage } from './course-api-error.ts'
import { createQuery } from './query.ts'

const noon = new Date('2026-11-21T12:00:00Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stops: (() => void)[] = []

/** A query of a server that answers after `delay` ms, or fails with `outage` as long as that is set. */
function queryOf(server: { delay?: number; outage?: Outage | undefined; retryAfterMs?: number }) {
  const asked: number[] = []
  let running = 0
  const query = createQuery(async () => {
    asked.push(Date.now() - noon)
    running += 1
    expect(running, 'requests at once').toBe(1)
    if (server.delay) await new Promise((resolve) => setTimeout(resolve, server.delay))
    running -= 1
    if (server.outage) throw new CourseApiError(server.outage, server.retryAfterMs)
    return `answer ${asked.length}`
  })
  const watch = () => {
    const stop = query.subscribe(() => {})
    stops.push(stop)
    return stop
  }
  return { query, asked, watch }
}

const pausesOf = (asked: readonly number[]) => asked.slice(1).map((time, index) => time - (asked[index] ?? 0))
const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([1_000, 4_000, 6_000, 7_000])(
  'P42 a server that failed, and then answers in %i ms, is shown with its first answer',
  async (delay) => {
    const server: Parameters<typeof queryOf>[0] = { outage: 'broken' }
    const { query, asked, watch } = queryOf(server)
    watch()
    await query.refresh()
    expect(query.getState()).toMatchObject({ outage: 'broken', isFetching: false })
    Object.assign(server, { outage: undefined, delay })
    await vi.advanceTimersByTimeAsync(1_000 + delay - 1)
    expect(query.getState(), 'while it is asked').toMatchObject({ outage: 'broken', isFetching: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(query.getState()).toMatchObject({ cached: { value: 'answer 2' }, outage: undefined, isFetching: false })
    expect(asked).toHaveLength(2)
  },
)

test('P42 whoever asks, in whatever way, there is one request at a time', async () => {
  const { query, asked, watch } = queryOf({ delay: 5_000 })
  watch()
  watch()
  const answers = [query.refresh(), query.retry(), query.refresh()]
  dispatchEvent(new Event('online'))
  look(false)
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(answers)
  expect(asked).toEqual([0])
  expect(query.getState().cached).toEqual({ value: 'answer 1', requestedAt: noon })
})

test('P42 the pauses of an outage grow from 1 s to 30 s; P9 at first they let it heal within 5 s', async () => {
  const { query, asked, watch } = queryOf({ outage: 'unreachable' })
  watch()
  void query.refresh()
  await vi.advanceTimersByTimeAsync(180_000)
  const pauses = pausesOf(asked)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect([pauses[0], pauses.at(-1)]).toEqual([1_000, 30_000])
  for (const [index, pause] of pauses.slice(1).entries()) expect(pause).toBeLessThanOrEqual(2 * (pauses[index] ?? 0))
  for (const [index, time] of asked.entries()) {
    if (time < 30_000) expect(asked[index + 1] ?? Infinity, `after ${time} ms`).toBeLessThanOrEqual(time + 4_000)
  }
})

test('P42 jitter shortens each pause by up to a quarter, and never below 0.75 s', async () => {
  vi.mocked(Math.random).mockReturnValue(0.999)
  const { query, asked, watch } = queryOf({ outage: 'unreachable' })
  watch()
  void query.refresh()
  await vi.advanceTimersByTimeAsync(4_000)
  const [first = 0, second = 0] = pausesOf(asked)
  expect(first).toBeGreaterThanOrEqual(750)
  expect(first).toBeLessThan(760)
  expect(second).toBeGreaterThanOrEqual(1_500)
  expect(second).toBeLessThan(1_510)
})

test('P42 an answer ends the outage: the next one starts with a short pause again', async () => {
  const server: Parameters<typeof queryOf>[0] = { outage: 'unreachable' }
  const { query, asked, watch } = queryOf(server)
  watch()
  void query.refresh()
  await vi.advanceTimersByTimeAsync(20_000)
  server.outage = undefined
  await vi.advanceTimersByTimeAsync(5_000)
  expect(query.getState().outage).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  const answered = asked.length
  server.outage = 'unreachable'
  void query.refresh()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(answered + 2)
})

test('P42 Retry-After is kept by all that happens by itself; a person who presses Retry asks at once', async () => {
  const { query, asked, watch } = queryOf({ outage: 'too-many', retryAfterMs: 20_000 })
  const stop = watch()
  void query.refresh()
  await vi.advanceTimersByTimeAsync(10_000)
  look(false)
  dispatchEvent(new Event('online'))
  void query.refresh()
  stop()
  watch()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(asked).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([0, 20_000])
  void query.retry()
  expect(asked).toEqual([0, 20_000, 20_000])
})

test('a tab that nobody looks at does not ask; a look at it, and the connection coming back, do at once', async () => {
  const { query, asked, watch } = queryOf({ outage: 'unreachable' })
  watch()
  void query.refresh()
  await vi.advanceTimersByTimeAsync(0)
  look(true)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0])
  look(false)
  expect(asked).toEqual([0, 60_000])
  await vi.advanceTimersByTimeAsync(500)
  dispatchEvent(new Event('online'))
  expect(asked).toEqual([0, 60_000, 60_500])
})

test('nothing is retried for nobody, and the next who watches is served', async () => {
  const { query, asked, watch } = queryOf({ outage: 'unreachable' })
  await query.refresh()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0])
  const stop = watch()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  dispatchEvent(new Event('online'))
  look(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0, 60_000])
})

test('who still watches is served when somebody else has gone', async () => {
  const { query, asked, watch } = queryOf({ outage: 'unreachable' })
  const stop = watch()
  watch()
  await query.refresh()
  stop()
  dispatchEvent(new Event('online'))
  expect(asked).toEqual([0, 0])
})

test('a good answer is not asked for again by itself', async () => {
  const { query, asked, watch } = queryOf({})
  watch()
  await query.refresh()
  dispatchEvent(new Event('online'))
  look(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([0])
})

test('an answer that is known already keeps the object and renews its time; another takes its place', async () => {
  const answers = [{ id: 'a' }, { id: 'a' }, { id: 'b' }]
  const query = createQuery(async () => answers.shift())
  await query.refresh()
  const first = query.getState().cached
  vi.advanceTimersByTime(1_000)
  await query.refresh()
  const second = query.getState().cached
  expect(second?.value).toBe(first?.value)
  expect(second?.requestedAt).toBe(noon + 1_000)
  await query.refresh()
  expect(query.getState().cached?.value).toEqual({ id: 'b' })
})

test('P42 what another query has learnt counts where it is newer', async () => {
  const { query } = queryOf({})
  void query.refresh()
  await vi.advanceTimersByTimeAsync(0)
  query.setUnlessOlder({ value: 'older', requestedAt: noon - 1 })
  expect(query.getState().cached?.value).toBe('answer 1')
  query.setUnlessOlder({ value: 'as new', requestedAt: noon })
  expect(query.getState().cached?.value).toBe('as new')
  query.setUnlessOlder({ value: 'newer', requestedAt: noon + 1 })
  expect(query.getState().cached?.value).toBe('newer')
})

test.each([
  [true, 'missing-code'],
  [false, 'offline'],
])("an error that is not the API's own is missing code; with a connection (%s) it is %s", async (isOnline, outage) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const query = createQuery(() => Promise.reject(new TypeError('bug')))
  await query.refresh()
  expect(query.getState()).toEqual({ cached: undefined, outage, isFetching: false })
})

test('Retry for missing code asks for it in place, and loads the page anew only where that fails', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { href: 'https://lab.test/courses', reload })
  vi.stubGlobal('fetch', async () => new Response())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no chunk'))
  const query = createQuery(load)
  await query.refresh()
  expect(reload).not.toHaveBeenCalled()
  load.mockResolvedValueOnce('courses')
  expect(await query.retry()).toBe(true)
  expect(query.getState()).toMatchObject({ cached: { value: 'courses' }, outage: undefined })
  expect(reload).not.toHaveBeenCalled()
  expect(await query.retry()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  load.mockRejectedValueOnce(new CourseApiError('broken'))
  expect(await query.retry()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an answer that does not come is told after 8 s', async () => {
  const query = createQuery(() => new Promise(() => {}))
  void query.refresh()
  await vi.advanceTimersByTimeAsync(7_999)
  expect(query.getState()).toMatchObject({ outage: undefined, isFetching: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(query.getState()).toMatchObject({ outage: 'too-slow', isFetching: false })
})

test('the state with which a page hydrates stays what it was', async () => {
  const cached = { value: 'built', requestedAt: 1 }
  const query = createQuery(async () => 'new', cached)
  await query.refresh()
  expect(query.initial).toEqual({ cached, outage: undefined, isFetching: false })
})
