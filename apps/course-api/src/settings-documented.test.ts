import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, variables } from './config.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/deploying.md'), 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| API \| ([^|]+) \|/gm)].map(([, name = '', without = '']) => ({
  name,
  without,
}))

test('P53 docs/deploying.md lists exactly the settings that are read', () => {
  const read = Object.keys(variables(true).entries)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(read.toSorted())
})

test('P53 docs/deploying.md says what production does without each of them', () => {
  const needed = rows.filter(({ without }) => without === 'does not start').map(({ name }) => name)
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    new RegExp(`^${needed.map((name) => `${name} must be set to [^\\n]+`).join('\\n')}$`),
  )
  const required = { NODE_ENV: 'production', PUBLIC_URL: 'https://api.example', WEB_ORIGINS: '*' }
  const defaults = rows.flatMap(({ name, without }) => {
    const value = /^`(.+)`$/.exec(without)?.[1]
    return value === undefined ? [] : [[name, value]]
  })
  expect(defaults.length).toBeGreaterThan(4)
  expect(readConfig({ ...required, ...Object.fromEntries(defaults) })).toEqual(readConfig(required))
})
