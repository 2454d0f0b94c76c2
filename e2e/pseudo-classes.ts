import type { Page } from '@playwright/test'

/** Shows all that can be pressed as it looks under the pointer, or while it is pressed, for the document's life. */
export async function forceEverywhere(page: Page, pseudoClasses: ('hover' | 'active')[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const selector = 'a, button, summary, label, input, .group'
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses })),
  )
}
