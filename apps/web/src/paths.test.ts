import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('links use the addresses of the table, those of one course with its id', () => {
  expect([paths.home, paths.faq, paths['auth-action']]).toEqual(['/', '/faq', '/auth/action'])
  expect([paths.course('git-basics'), paths.checkout('git-basics')]).toEqual([
    '/courses/git-basics',
    '/checkout/git-basics',
  ])
})

test('an id that means something in an address is written so that it does not', () =>
  expect(paths.course('../faq?a#b')).toBe('/courses/..%2Ffaq%3Fa%23b'))
