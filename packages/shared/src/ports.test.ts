import { expect, test } from 'vitest'
import { portOf } from './ports.ts'

test('the ports have defaults', () => {
  expect((['WEB_PORT', 'API_PORT', 'AUTH_PORT', 'PREVIEW_PORT'] as const).map((name) => portOf(name, {}))).toEqual([
    5173, 3001, 9099, 4173,
  ])
})

test('a variable moves its port', () => {
  const ports = ['6000', '1', '65535'].map((port) => portOf('WEB_PORT', { WEB_PORT: port }))
  expect(ports).toEqual([6000, 1, 65_535])
})

test('a variable without a value moves nothing', () => {
  expect(portOf('WEB_PORT', { WEB_PORT: '' })).toBe(5173)
})

test.each(['0', '65536', '80.5', 'http'])('%s is no port', (value) => {
  expect(() => portOf('API_PORT', { API_PORT: value })).toThrow(/API_PORT.*between 1 and 65535/)
})
