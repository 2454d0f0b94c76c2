import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notFound, toasts, unverified } from './messages.ts'
import { emailRules, passwordRules } from './validation.ts'

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

const rules = [...emailRules, ...passwordRules].map(({ id, message }): [string, string] => [id, message])

test.each([...Object.entries({ ...toasts, ...unverified, ...notFound }), ...rules])(
  'the sentence of %s stands in the specification, to the letter: %s',
  (_id, sentence) => expect(specification).toContain(`\`${sentence}\``),
)
