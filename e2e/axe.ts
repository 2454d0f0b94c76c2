import type { Page } from '@playwright/test'
import axe from 'axe-core'

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rules that a theme can break, because a theme changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe has to say against the page as it stands, each with the element it means. */
export async function violationsOn(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  // To read axe takes a browser as long as to check a small page: once per document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async (runOnly) => {
      const engine: typeof axe = Reflect.get(window, 'axe')
      const { violations, incomplete } = await engine.run({ runOnly, resultTypes: ['violations', 'incomplete'] })
      // Text in the very colour of what is behind it may be hidden on purpose, for all that axe knows. Here none is.
      const unseen = incomplete.map(({ nodes, ...rule }) => ({
        ...rule,
        nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }))
      return [...violations, ...unseen]
    },
    onlyColours ? { type: 'rule' as const, values: colourRules } : { type: 'tag' as const, values: allRules },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

/** What axe has to say in the light theme and then in the dark one, changed as a visitor changes it. */
export async function violationsInBothThemes(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  const theme = page.getByRole('switch', { name: 'Dark theme' })
  const light = await violationsOn(page, { onlyColours })
  await theme.click()
  const dark = await violationsOn(page, { onlyColours: true })
  await theme.click()
  return [...light, ...dark.map((violation) => `dark theme: ${violation}`)]
}
