import { expect, test } from 'vitest'
import { slimmed } from './slim-router.ts'

test('a module that nothing is cut from stays as it is', () => {
  expect(slimmed('export const hooks = 1', 'hooks.js')).toBeNull()
})

test('a newer router that the cuts do not fit stops the build', () => {
  expect(() => slimmed('export const Link = 1', 'dom/lib.js')).toThrow('dom/lib.js has changed')
})
