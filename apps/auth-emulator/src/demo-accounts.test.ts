import { emailRules, firstBroken, passwordRules } from '@syntax-lab/shared/validation'
import { expect, test } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'

test.each(Object.values(demoAccounts))('$displayName could have registered on the site', ({ email, password }) => {
  expect(firstBroken(emailRules, email)).toBeUndefined()
  expect(firstBroken(passwordRules, password)).toBeUndefined()
})
