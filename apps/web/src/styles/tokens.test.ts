import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = {
  light: tokensOf(/^:root \{\s*color-scheme: light;([^}]*)\}/m),
  dark: tokensOf(/^\[data-theme='dark'\] \{([^}]*)\}/m),
}

/** The colours of one block: name to red, green, blue. */
function tokensOf(block: RegExp): Map<string, number[]> {
  const found = (block.exec(css)?.[1] ?? '').matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)
  return new Map(
    [...found].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)),
    ]),
  )
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(theme: Map<string, number[]>, name: string): number {
  const channels = theme.get(name)
  if (!channels) throw new Error(`tokens.css has no colour ${name}.`)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: Map<string, number[]>, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(theme, one), luminance(theme, other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The grid's lines run under all that stands on the paper itself. */
const grounds = ['paper', 'surface', 'sunken', 'grid'] as const

const texts: [string, readonly string[]][] = [
  ['ink', [...grounds, 'accent-wash', 'error-wash']],
  ['ink-soft', [...grounds, 'accent-wash', 'error-wash']],
  ['accent', [...grounds, 'accent-wash', 'error-wash']],
  ['accent-strong', [...grounds, 'accent-wash', 'error-wash']],
  ['star', grounds],
  ['error', [...grounds, 'error-wash']],
  ['keyword', grounds],
  ['string', grounds],
  ['function', grounds],
  ['number', grounds],
  ['on-accent', ['accent', 'accent-strong']],
  ['paper', ['ink']],
]

const controls: [string, readonly string[]][] = [
  ['line-strong', grounds],
  ['accent', grounds],
  ['error', grounds],
  ['star', grounds],
]

for (const [name, theme] of Object.entries(themes)) {
  test.each(texts.flatMap(([text, backs]) => backs.map((back) => [text, back] as const)))(
    `P34 ${name}: text in %s on %s has 4.5:1`,
    (text, back) => {
      expect(contrast(theme, text, back)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(controls.flatMap(([line, backs]) => backs.map((back) => [line, back] as const)))(
    `P34 ${name}: outlines in %s on %s have 3:1`,
    (line, back) => {
      expect(contrast(theme, line, back)).toBeGreaterThanOrEqual(3)
    },
  )
}

test('P34 both themes name the same colours', () => {
  expect([...themes.light.keys()]).toEqual([...themes.dark.keys()])
  expect(themes.light.size).toBeGreaterThan(15)
})

test('the measure is right: black on white is 21:1, #767676 on white 4.54:1', () => {
  const known = new Map([
    ['black', [0, 0, 0]],
    ['white', [255, 255, 255]],
    ['grey', [0x76, 0x76, 0x76]],
  ])
  expect(contrast(known, 'black', 'white')).toBeCloseTo(21)
  expect(contrast(known, 'grey', 'white')).toBeCloseTo(4.54, 2)
})
