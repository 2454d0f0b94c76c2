import { contrast } from '@syntax-lab/shared/contrast'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Each colour of the site as `#rrggbb`, in both themes. */
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** The grid's lines run under all that stands on the paper itself. */
const grounds = ['paper', 'surface', 'sunken', 'grid']
const washes = ['accent-wash', 'error-wash']

const texts: Record<string, readonly string[]> = {
  ink: [...grounds, ...washes],
  'ink-soft': [...grounds, ...washes],
  accent: [...grounds, ...washes],
  'accent-strong': [...grounds, ...washes],
  star: grounds,
  error: [...grounds, 'error-wash'],
  keyword: grounds,
  string: [...grounds, 'accent-wash'],
  function: grounds,
  number: grounds,
  'on-accent': ['accent', 'accent-strong'],
  paper: ['ink'],
}

const outlines: Record<string, readonly string[]> = {
  'line-strong': grounds,
  accent: grounds,
  error: grounds,
  star: grounds,
}

const pairsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

function contrastsOf(front: string, back: string): number[] {
  const [one, other] = [colors.get(front), colors.get(back)]
  if (!one || !other) throw new Error(`tokens.css lacks ${front} or ${back}.`)
  return [contrast(one.light, other.light), contrast(one.dark, other.dark)]
}

test.each(pairsOf(texts))('P34 text in %s on %s has 4.5:1 in both themes', (front, back) => {
  expect(Math.min(...contrastsOf(front, back))).toBeGreaterThanOrEqual(4.5)
})

test.each(pairsOf(outlines))('P34 outlines in %s on %s have 3:1 in both themes', (front, back) => {
  expect(Math.min(...contrastsOf(front, back))).toBeGreaterThanOrEqual(3)
})

test.each(grounds)('the frames of cards and tables are to be seen on %s, and do not glare', (ground) => {
  for (const each of contrastsOf('line', ground)) {
    expect(each).toBeGreaterThan(1.2)
    expect(each).toBeLessThan(2)
  }
})

test('P34 every colour is one of the pairs above, or only decorates', () => {
  const tried = new Set([...pairsOf(texts), ...pairsOf(outlines)].flat())
  expect([...colors.keys()].filter((name) => !tried.has(name))).toEqual(['line'])
  // Each colour has a value for both themes, but for those that are none.
  expect(css.match(/--color-[a-z]/g)).toHaveLength(colors.size + ['transparent', 'current'].length)
})

test('the measure is right: black on white is 21:1, #767676 on white 4.54:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
