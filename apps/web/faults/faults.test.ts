// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCourseApi } from '#lib/course-api.ts'
import { env } from '#lib/env.ts'
import { createQuery } from '#lib/query.ts'
import { services, storageKey, withFaults } from './faults.ts'

const lookup = 'http://localhost:5173/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo'
const real = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  real.mockImplementation(async () => Response.json([sampleCourse()]))
  vi.stubGlobal('fetch', withFaults(real))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const choose = (service: string, fault: string) => sessionStorage.setItem(storageKey({ name: service }), fault)

/** What the site's own query makes of the course list. */
async function listOutcome() {
  const query = createQuery((signal) => createCourseApi(env.courseApiUrl).courses(signal))
  const asked = query.refresh()
  await vi.advanceTimersByTimeAsync(9_000)
  await asked
  const { cached, outage } = query.getState()
  return outage ?? cached?.value.length
}

test.each([
  ['cannot be reached', 'unreachable'],
  ['slow: 6 s', 1],
  ['hangs', 'too-slow'],
  ['500', 'broken'],
  ['429, Retry-After 10 s', 'too-many'],
  ['truncated', 'bad-data'],
  ['numbers as text', 'bad-data'],
  ['no course at all', 0],
  ['works', 1],
])('a course API that is made to fail by "%s" ends the list with %s', async (fault, outcome) => {
  choose('Course API', fault)
  expect(await listOutcome()).toBe(outcome)
})

test('every fault of the course API stands in the table above', () => {
  expect(services[0]?.faults).toHaveLength(8)
})

test('a sign-in that is made to refuse answers in the words of the provider; the course API still works', async () => {
  choose('Login service', 'account disabled')
  const response = await fetch(new Request(lookup))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: { code: 400, message: 'USER_DISABLED' } })
  expect(await listOutcome()).toBe(1)
})

test('without a chosen fault every request is sent as it is', async () => {
  const init = { method: 'POST' }
  await fetch(lookup, init)
  expect(real).toHaveBeenCalledExactlyOnceWith(lookup, init)
})
