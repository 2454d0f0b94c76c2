import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notFound, toastDurations, toasts, unverified } from './messages.ts'
import { emailRules, passwordRules } from './validation.ts'

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

const rules = [...emailRules, ...passwordRules].map(({ hint, message }): [string, string] => [hint, message])

test.each([...Object.entries({ ...toasts, ...unverified, ...notFound }), ...rules])(
  'the sentence for "%s" stands in the specification, to the letter: %s',
  (_occasion, sentence) => expect(specification).toContain(`\`${sentence}\``),
)

test('how long toasts stay stands in the specification', () => {
  const { success, error, blank } = toastDurations
  expect(blank).toBe(error)
  expect(specification).toContain(`error and blank ones stay ${error / 1_000} s, success ${success / 1_000} s`)
  expect(specification).toContain(`${error / 1_000} s error and blank, ${success / 1_000} s success`)
})
