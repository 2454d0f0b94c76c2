import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notFound, toastDurations, toasts, unverified } from './messages.ts'
import * as validation from './validation.ts'
import { passwordRules, type Rule } from './validation.ts'

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

const rules = new Set(
  Object.values(validation)
    .filter((value): value is readonly Rule[] => Array.isArray(value))
    .flat(),
)
const ruleMessages = [...rules].flatMap(({ hint, message }): [string, string][] => (message ? [[hint, message]] : []))

test.each([...Object.entries({ ...toasts, ...unverified, ...notFound }), ...ruleMessages])(
  'the sentence for "%s" stands in the specification, to the letter: %s',
  (_occasion, sentence) => expectSpecified(`\`${sentence}\``),
)

test.each(Object.entries(toastDurations))(
  'how long toasts of a kind stay stands in the specification: %s',
  (kind, ms) => {
    expectSpecified(`${kind} ones stay ${ms / 1_000} s`)
    expectSpecified(`${ms / 1_000} s ${kind}`)
  },
)

test('how long a password must be stands in the specification, with the rules and with the figures', () => {
  const length = /\d+ characters/.exec(passwordRules[0]?.hint ?? '')?.[0]
  expectSpecified(`| password, first | at least ${length} |`)
  expectSpecified(`| shortest password | ${length} |`)
})

/** A failure names the text, and not the whole document. */
function expectSpecified(text: string) {
  expect.soft(specification.includes(text), `docs/specification.md says ${text}`).toBe(true)
}
