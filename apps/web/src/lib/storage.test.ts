import { afterEach, expect, test, vi } from 'vitest'
import { getItem, setItem } from './storage.ts'

afterEach(() => void vi.unstubAllGlobals())

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError')
}

test('keeps, recalls and forgets', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(getItem('a')).toBeNull()
  setItem('a', 'b')
  expect(getItem('a')).toBe('b')
  setItem('a', null)
  expect(getItem('a')).toBeNull()
})

test.each([
  ['throws', { getItem: blocked, setItem: blocked, removeItem: blocked }],
  ['is not there', undefined],
])('P15 storage that %s is no error', (_name, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(() => setItem('a', 'b')).not.toThrow()
  expect(() => setItem('a', null)).not.toThrow()
  expect(getItem('a')).toBeNull()
})
