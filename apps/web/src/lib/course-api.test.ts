import { createServer, type RequestListener, type Server } from 'node:http'
import type { Course } from '@syntax-lab/shared/course'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { createCourseApi } from './course-api.ts'
import { CourseApiError } from './course-api-error.ts'
import { pictureUrl } from './picture-url.ts'
import { createQuery } from './query.ts'

let server: Server | undefined
const warned = vi.fn<(...args: unknown[]) => void>()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  warned.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(warned)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
  server?.closeAllConnections()
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = undefined
})

/** A real server on a free port; returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
  const address = listening.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

const { signal } = new AbortController()

const serveText = (body: string, status = 200, type = 'application/json') =>
  serve((_request, response) => response.writeHead(status, { 'content-type': type }).end(body))

/** What list and course end with, at this address: a kind of outage, 'fine' or 'not there'. */
async function outcomesAt(baseUrl: string) {
  const api = createCourseApi(baseUrl)
  const queries = [
    createQuery<unknown>((aborted) => api.courses(aborted)),
    createQuery<unknown>((aborted) => api.course('git-basics', aborted)),
  ]
  await Promise.all(queries.map((query) => query.refresh()))
  return queries.map((query) => {
    const { cached, outage } = query.getState()
    return outage ?? (cached?.value ? 'fine' : 'not there')
  })
}

test('reads the list and one course, and sends the id as one part of the path', async () => {
  const asked: unknown[] = []
  const api = createCourseApi(
    await serve((request, response) => {
      asked.push([request.headers.accept, request.url])
      response.end(JSON.stringify(request.url === '/courses' ? sampleCourses : sampleCourse()))
    }),
  )
  expect(await api.courses(signal)).toEqual(sampleCourses)
  expect(await api.course('../a b?c#d', signal)).toEqual(sampleCourse())
  expect(asked).toEqual([
    ['application/json', '/courses'],
    ['application/json', '/courses/..%2Fa%20b%3Fc%23d'],
  ])
  expect(warned).not.toHaveBeenCalled()
})

test.each([
  [429, 'too-many'],
  [500, 'broken'],
  [502, 'broken'],
  [503, 'broken'],
  [418, 'broken'],
])('P10 status %i is the outage %s', async (status, outage) => {
  expect(await outcomesAt(await serveText('{"title":"x"}', status, 'application/problem+json'))).toEqual([
    outage,
    outage,
  ])
})

test.each([400, 404, 414])('P10 status %i is a course that is not there; a list is always there', async (status) => {
  expect(await outcomesAt(await serveText('{"title":"x"}', status))).toEqual(['broken', 'not there'])
})

test.each([
  ['7', 7_000],
  ['Wed, 21 Oct 2015 07:29:30 GMT', 90_000],
  ['31536000', 3_600_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', 0],
  ['0', 0],
  ['-5', 0],
  ['', 0],
])('P42 Retry-After: %s is kept', async (value, expected) => {
  vi.useFakeTimers({ now: new Date('2015-10-21T07:28:00Z'), toFake: ['Date'] })
  const address = await serve((_request, response) => response.writeHead(503, { 'retry-after': value }).end())
  const error = await createCourseApi(address)
    .courses(signal)
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof CourseApiError)) throw new Error('There is no such error.')
  expect(error.retryAfterMs).toBe(expected)
})

test.each([
  ['truncated JSON', JSON.stringify(sampleCourses).slice(0, -20)],
  ['HTML instead of JSON', '<!doctype html><title>Syntax Lab</title>'],
  ['nothing at all', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['wrong types', JSON.stringify([{ ...sampleCourse(), price: '49' }])],
  ['a wrapped list', JSON.stringify({ courses: sampleCourses })],
])('P10 %s is the outage bad-data', async (_name, body) => {
  expect(await outcomesAt(await serveText(body))).toEqual(['bad-data', 'bad-data'])
})

test('P10 an empty list is no outage: it is empty', async () => {
  expect(await createCourseApi(await serveText('[]')).courses(signal)).toEqual([])
})

test('P10 a refused connection is the outage unreachable', async () => {
  const address = await serveText('[]')
  await new Promise((done) => server?.close(done))
  server = undefined
  expect(await outcomesAt(address)).toEqual(['unreachable', 'unreachable'])
})

test('P10 a connection that is reset in the middle is the outage unreachable', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('[{"id":', () => response.destroy())
  })
  expect(await outcomesAt(address)).toEqual(['unreachable', 'unreachable'])
})

test('P10 the browser says that it is offline: the outage offline', async () => {
  const address = await serve((_request, response) => response.destroy())
  vi.stubGlobal('navigator', { onLine: false })
  expect(await outcomesAt(address)).toEqual(['offline', 'offline'])
})

test('P8 a server that hangs is the outage too-slow, within 10 s', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
    return controller.signal
  })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal: aborted }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => aborted.addEventListener('abort', () => reject(aborted.reason))),
  )
  const ended = vi.fn<(kinds: unknown) => void>()
  void outcomesAt('http://api.test').then(ended)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ended).toHaveBeenCalledWith(['too-slow', 'too-slow'])
})

const broken = fc.oneof(
  fc.anything({ maxDepth: 1 }).filter((value) => value === null || typeof value !== 'object' || !('id' in value)),
  fc
    .tuple(fc.constantFrom(...Object.keys(sampleCourse())), fc.constantFrom(undefined, null, {}, [], true))
    .map(([field, value]) => ({ ...sampleCourse({ id: 'broken' }), [field]: value })),
  fc
    .constantFrom(
      { price: -1 },
      { ratings: 6 },
      { view: 1.5 },
      { id: '../x' },
      { id: '__proto__ ' },
      { title: ' ' },
      { badge: 'x'.repeat(41) },
    )
    .map((change) => ({ ...sampleCourse({ id: 'broken' }), ...change })),
)

const texts = fc.constantFrom(
  'Git',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}',
  '${alert(1)}',
  '‮emordnilap',
  '👩‍💻',
)
const good = fc
  .record({
    title: texts,
    description: texts,
    price: fc.nat(500),
    ratings: fc.nat(5),
    view: fc.nat(),
    comments: fc.nat(),
  })
  .map((change) => sampleCourse(change))

test('P11 1,000 generated lists with broken courses: no crash, no good course hidden', async () => {
  let body = ''
  vi.stubGlobal('fetch', async () => new Response(body))
  const api = createCourseApi('http://api.test')
  const lists = fc.sample(fc.array(fc.oneof(good, broken), { maxLength: 12 }), { numRuns: 1_000, seed: 11 })
  let goodOnes = 0
  for (const list of lists) {
    const numbered = list.map((entry, index) => (isGood(entry) ? { ...entry, id: `course-${index}` } : entry))
    const expected = numbered.filter(isGood)
    goodOnes += expected.length
    body = JSON.stringify(numbered)
    const answer = await api
      .courses(signal)
      .catch((error: unknown) => (error instanceof CourseApiError ? error.outage : error))
    expect(answer).toEqual(expected.length === 0 && list.length > 0 ? 'bad-data' : expected)
  }
  expect(goodOnes).toBeGreaterThan(1_000)
})

/** The generator's own word for it: what it made broken has another id, or none. */
function isGood(entry: unknown): entry is Course {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'id' in entry &&
    typeof entry.id === 'string' &&
    /^(git-basics|course-\d+)$/.test(entry.id)
  )
}

test('what is left out is told to the console', async () => {
  const courses = await createCourseApi(
    await serveText(JSON.stringify([...sampleCourses, { ...sampleCourse({ id: 'bad' }), price: 'x' }])),
  ).courses(signal)
  expect(courses).toEqual(sampleCourses)
  expect(JSON.stringify(warned.mock.calls)).toMatch(/^\[\["Courses left out.+"course":"bad","field":"price"/)
})

test.each([
  ['/images/git.svg', 'http://api.test/images/git.svg'],
  ['images/git.svg', 'http://api.test/images/git.svg'],
  ['https://pictures.test/git.svg', 'https://pictures.test/git.svg'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['http://', undefined],
])('the picture %s is asked for at %s', (img, address) => expect(pictureUrl('http://api.test', img)).toBe(address))
