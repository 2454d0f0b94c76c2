import { setItem } from './storage.ts'

/** More than a login takes: the provider's tokens, the account's name, photo and email. */
const loginLength = 10_000

/** Whether `localStorage` has room for a login. False where storage is blocked. */
export function hasRoomForLogin(): boolean {
  const key = 'room'
  const fits = setItem(key, ' '.repeat(loginLength))
  setItem(key, null)
  return fits
}
