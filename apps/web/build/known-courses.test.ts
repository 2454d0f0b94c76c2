import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { knownCourses } from './known-courses.ts'

const course = sampleCourse()

const warn = vi.fn<(text: string) => void>()

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn))

afterEach(() => {
  vi.restoreAllMocks()
  warn.mockReset()
})

async function listen(listener: RequestListener, options?: Parameters<typeof knownCourses>[1]) {
  const server = createServer(listener).listen(0)
  try {
    return await knownCourses(`http://localhost:${(server.address() as AddressInfo).port}/api/`, options)
  } finally {
    server.close()
  }
}

const answering =
  (body: string, { status = 200, type = 'application/json; charset=utf-8' } = {}): RequestListener =>
  ({ url }, response) =>
    response.writeHead(url === '/api/courses' ? status : 404, { 'content-type': type }).end(body)

test('the courses come from the API, also from one below a path, within 30 s; nothing is said', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  expect(await listen(answering(JSON.stringify([course])))).toEqual([course])
  expect(limit).toHaveBeenCalledExactlyOnceWith(30_000)
  expect(warn).not.toHaveBeenCalled()
})

test('broken courses are left out, counted and named', async () => {
  expect(await listen(answering(JSON.stringify([course, { id: 'broken' }, { id: 'other' }])))).toEqual([course])
  expect(warn.mock.lastCall?.[0]).toMatch(
    /: broken courses are left out of the site, 2 in all: broken \(title: .*other \(/,
  )
})

test.each<[string, RequestListener, RegExp]>([
  [
    'a status',
    answering('{"title":"Fault"}', { status: 500 }),
    /answers with status 500: courses are neither in the HTML/,
  ],
  ['HTML', answering('<!doctype html>', { type: 'text/html' }), /answers with text\/html and not with JSON/],
  ['half an answer', answering('[{'), /answers with JSON that cannot be read/],
  [
    'an answer that is cut off',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 99 })
      response.write('[{', () => response.destroy())
    },
    /cannot be reached \(.*(terminated|closed)/,
  ],
  ['no list', answering('{}'), /answers with no list of courses/],
  ['no course', answering('[]'), /answers with an empty list/],
  ['a closed connection', (request) => void request.socket.destroy(), /cannot be reached \(.*(closed|hang up|RESET)/],
])('%s instead of the courses is told with its cause, and stops nothing', async (_what, listener, sentence) => {
  expect(await listen(listener)).toEqual([])
  expect(warn.mock.lastCall?.[0]).toMatch(sentence)
})

test('a refusal is told with its cause', async () => {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  expect(await knownCourses(`http://localhost:${port}`)).toEqual([])
  expect(warn.mock.lastCall?.[0]).toContain('cannot be reached (ECONNREFUSED')
})

test('where courses are required, none and broken ones stop the build', async () => {
  const options = { areRequired: true }
  await expect(listen(answering('', { status: 503 }), options)).rejects.toThrow('answers with status 503')
  await expect(listen(answering('[{}]'), options)).rejects.toThrow('broken courses are left out of the site, 1 in all')
  expect(await listen(answering(JSON.stringify([course])), options)).toEqual([course])
})
