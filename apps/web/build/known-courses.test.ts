import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { knownCourses } from './known-courses.ts'

const course = {
  id: 'html',
  title: 'HTML',
  img: '/x.svg',
  price: 1,
  description: '',
  ratings: 5,
  view: 1,
  comments: 0,
  badge: 'Beginner',
}

async function answering(body: string, status = 200) {
  const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0)
  const known = await knownCourses(`http://localhost:${(server.address() as AddressInfo).port}/`)
  server.close()
  return known
}

test('the courses come from the API, without the broken ones', async () => {
  expect(await answering(JSON.stringify([course, { id: 'broken' }]))).toEqual([course])
})

test('an API that cannot be reached, or answers something else, is told and stops nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await knownCourses('http://localhost:1')).toEqual([])
  expect(await answering('<!doctype html>')).toEqual([])
  expect(await answering('{"title":"Fault"}', 500)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(3)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'))
  warn.mockRestore()
})
