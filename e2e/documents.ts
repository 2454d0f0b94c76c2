import type { Page } from '@playwright/test'

/** Goes to `path` inside the running site, as Back and Forward do: without asking for the document. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The documents that the page asks for from now on; the list grows while the test runs. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}
