import { expect, test } from 'vitest'
import { mayEnrol } from './access.ts'

test.each([
  { emailVerified: false, providerIds: ['password'], may: false },
  { emailVerified: true, providerIds: ['password'], may: true },
  { emailVerified: false, providerIds: ['github.com'], may: true },
  { emailVerified: true, providerIds: ['github.com'], may: true },
  { emailVerified: true, providerIds: ['google.com'], may: true },
  { emailVerified: false, providerIds: ['google.com'], may: false },
  { emailVerified: false, providerIds: ['password', 'github.com'], may: false },
  { emailVerified: false, providerIds: [], may: false },
])('P28 verified $emailVerified with $providerIds may enrol: $may', ({ may, ...student }) => {
  expect(mayEnrol(student)).toBe(may)
})
