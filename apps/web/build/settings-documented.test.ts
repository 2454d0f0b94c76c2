import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wrongVariables } from './check-variables.ts'

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const rows = [...text('../../../docs/deploying.md').matchAll(/^\| `([A-Z_]+)` \| build \| ([^|]+) \|/gm)]

test('docs/deploying.md lists exactly the settings of the build', () => {
  const sources = ['../src/lib/env.ts', '../src/lib/late-env.ts', './check-variables.ts', './landing-courses.ts']
    .map(text)
    .join('\n')
  const read = new Set([...sources.matchAll(/\b(VITE_[A-Z_]+|REQUIRE_[A-Z_]+)\b/g)].map(([name]) => name))
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual([...read].toSorted())
})

test('docs/deploying.md says without which of them nothing is built', () => {
  const needed = rows.flatMap(([, name, without]) => (without === 'does not build' ? [`${name} is not set.`] : []))
  expect(wrongVariables({})).toEqual(needed)
})
