import { emailRules, passwordRules } from '@syntax-lab/shared/validation'
import { expect, test } from 'vitest'
import { checkFields, fieldRequired } from './form-errors.ts'

const check = (name: string, email: string, password: string) =>
  checkFields([
    { name: 'name', value: name },
    { name: 'email', value: email, rules: emailRules },
    { name: 'password', value: password, rules: passwordRules },
  ])

test('a good form has no errors', () => expect(check('N', 'a@b.test', 'secret 99')).toEqual({ errors: {} }))

test('an empty field is told beside it, without a toast', () =>
  expect(check('', 'a@b.test', 'secret 99')).toEqual({ errors: { name: fieldRequired }, first: 'name' }))

test('P35 each wrong field has its text, the first one gets the focus, the first broken rule the toast', () => {
  expect(check('', 'a@b', 'abcdefgh')).toEqual({
    errors: { name: fieldRequired, email: emailRules[0]?.hint, password: passwordRules[2]?.hint },
    first: 'name',
    message: emailRules[0]?.message,
  })
})

test('spaces are a value: a password may consist of more than letters', () =>
  expect(check(' ', 'a@b.test', 'abc def 1').errors).toEqual({}))
