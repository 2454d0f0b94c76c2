// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hasRoomForLogin } from './has-room-for-login.ts'

test('where there is room for a login, looking for it leaves nothing behind', () => {
  expect(hasRoomForLogin()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('P15 a storage that is full has no room', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(hasRoomForLogin()).toBe(false)
})
