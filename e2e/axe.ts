import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { isFull } from './fixtures.ts'

/** Less than half of what the package's main file is, and read by a browser in two thirds of the time. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rules that a theme can break, because a theme changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Scope = { onlyColours?: boolean; within?: string }

/** What axe has to say against the page as it stands, or what of it matches `within`; each finding with its element. */
export async function violationsOn(page: Page, { onlyColours = false, within }: Scope = {}): Promise<string[]> {
  // To read axe takes a browser as long as to check a small page: once per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source)
    // Axe judges no text over a gradient, and the paper's grid is one; apps/web/src/styles/tokens.test.ts has the grid.
    await page.evaluate(() => document.body.style.setProperty('background-image', 'none', 'important'))
  }
  const found = await page.evaluate(
    async ({ runOnly, selector }) => {
      const engine: typeof axe = Reflect.get(window, 'axe')
      const options = { runOnly, resultTypes: ['violations' as const, 'incomplete' as const] }
      const { violations, incomplete } = await engine.run({ include: [selector] }, options)
      // Text in the very colour of what is behind it may be hidden on purpose, for all that axe knows. Here none is.
      const unseen = incomplete.map(({ nodes, ...rule }) => ({
        ...rule,
        nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }))
      return [...violations, ...unseen]
    },
    {
      runOnly: onlyColours
        ? { type: 'rule' as const, values: colourRules }
        : { type: 'tag' as const, values: allRules },
      selector: within ?? 'html',
    },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/**
 * What axe has to say in the light theme and then in the dark one, changed as a visitor changes it: in windows of these
 * `widths`, in px (the dark theme in the first, or at full length in all), or without them in the window as it is.
 */
export async function violationsInBothThemes(
  page: Page,
  { widths, ...scope }: Scope & { widths?: readonly number[] } = {},
): Promise<string[]> {
  const found: string[] = []
  const darkWidths = isFull ? widths : widths?.slice(0, 1)
  for (const theme of ['light', 'dark']) {
    for (const width of (theme === 'light' ? widths : darkWidths) ?? [undefined]) {
      if (width) await page.setViewportSize({ width, height: 800 })
      const violations = await violationsOn(page, theme === 'light' ? scope : { ...scope, onlyColours: true })
      found.push(...violations.map((violation) => `${theme}${width ? `, ${width} px` : ''}: ${violation}`))
    }
    await page.getByRole('switch', { name: 'Dark theme' }).click()
  }
  return found
}
