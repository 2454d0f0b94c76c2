import { afterEach, expect, test, vi } from 'vitest'
import { getItem, setItem, broadcast } from './storage.ts'

afterEach(() => void vi.unstubAllGlobals())

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError')
}

/** A storage in memory under this name, and all that is done to it. */
function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const kept = new Map<string, string>()
  const log: string[] = []
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      log.push(`${key}=${value}`)
      kept.set(key, value)
    },
    removeItem: (key: string) => {
      log.push(`${key} removed`)
      kept.delete(key)
    },
  })
  return log
}

test('an item that is set is got, until it is removed', () => {
  stubStorage('localStorage')
  expect(getItem('a')).toBeNull()
  setItem('a', 'b')
  expect(getItem('a')).toBe('b')
  setItem('a', null)
  expect(getItem('a')).toBeNull()
})

test('what is kept for this tab is not kept for the others', () => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  setItem('a', 'of the site')
  setItem('a', 'of the tab', 'session')
  expect([getItem('a'), getItem('a', 'session')]).toEqual(['of the site', 'of the tab'])
  setItem('a', null, 'session')
  expect([getItem('a'), getItem('a', 'session')]).toEqual(['of the site', null])
})

test('P24 the other tabs are told, and nothing stays', () => {
  const log = stubStorage('localStorage')
  broadcast('logged-out')
  expect(log).toEqual(['logged-out=yes', 'logged-out removed'])
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
