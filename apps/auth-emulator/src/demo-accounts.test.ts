import { emailRules, firstBroken, passwordRules } from '@syntax-lab/shared/validation'
import { expect, test } from 'vitest'
import demo from '../demo-accounts/auth/accounts.json' with { type: 'json' }

test.each(demo.users)('$displayName could have registered on the site', ({ email, rawPassword }) => {
  expect(firstBroken(emailRules, email)).toBeUndefined()
  expect(firstBroken(passwordRules, rawPassword)).toBeUndefined()
})
