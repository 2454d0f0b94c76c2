// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { getItem, setItem } from '#lib/storage.ts'
import { createFakeGateway, student } from '#testing/fake-gateway.ts'
import { createAuthStore } from './auth-store.ts'
import { createAuthActions, resendKey } from './use-auth-actions.ts'

afterEach(() => localStorage.clear())

test('P24 the pause between two emails outlasts a reload, and ends with the next login', async () => {
  setItem(resendKey, '1000')
  const gateway = createFakeGateway({ user: student })
  const store = createAuthStore(async () => gateway)
  createAuthActions(store)
  await store.start()
  for (const user of [student, { ...student, displayName: 'Renamed' }, null]) {
    gateway.emit(user)
    expect(getItem(resendKey)).toBe('1000')
  }
  gateway.emit({ ...student, uid: 'another student' })
  expect(getItem(resendKey)).toBeNull()
})
