import { expect, test } from 'vitest'
import { appLink, mailIn } from './mail.ts'

const emulator = 'http://127.0.0.1:9099/emulator/action'

test('a verification link leads to the page of the site, with the whole query', () => {
  const link = `${emulator}?mode=verifyEmail&lang=en&oobCode=abc-_1&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A5173%2Fcheckout%2F1%3Fa%3Db%26c`
  expect(appLink(link, 4321)).toBe(
    'http://localhost:4321/auth/action?mode=verifyEmail&lang=en&oobCode=abc-_1&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A5173%2Fcheckout%2F1%3Fa%3Db%26c',
  )
})

test('a reset link loses the placeholder for the new password', () => {
  expect(appLink(`${emulator}?mode=resetPassword&oobCode=abc&newPassword=NEW_PASSWORD_HERE`, 4321)).toBe(
    'http://localhost:4321/auth/action?mode=resetPassword&oobCode=abc',
  )
})

test.each([
  ['To verify the email address ann+1@b.example, follow this link: ', 'verify the email address', 'ann+1@b.example'],
  ['To reset the password for ann@b.example, follow this link: ', 'reset the password', 'ann@b.example'],
  ['To sign in as ann@b.example, follow this link: ', 'sign in', 'ann@b.example'],
  ['To reset your email address to ann@b.example, follow this link: ', 'reset your email address', 'ann@b.example'],
  [
    'To verify and change the email address from ann@b.example to bo@b.example, follow this link: ',
    'verify and change the email address',
    'ann@b.example',
  ],
])('the line "%s…" is a mail', (words, purpose, email) => {
  expect(mailIn(`i  ${words}${emulator}?mode=any&oobCode=abc`, 4321)).toEqual({
    purpose,
    email,
    link: 'http://localhost:4321/auth/action?mode=any&oobCode=abc',
  })
})

test('the other lines of the emulator are no mails', () => {
  expect(mailIn('│ Authentication │ 127.0.0.1:9099 │')).toBeUndefined()
  expect(mailIn('i  To verify the phone number +1555, use the code 123456.')).toBeUndefined()
})
