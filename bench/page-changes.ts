import type { Page } from '@playwright/test'
import { openPhone, withBrowser } from './phone.ts'

/** What the catalogue loads when the browser is idle, each for its own reason. */
const lastScripts = ['course-page', 'firebase-gateway']

/**
 * From the tap on a card to the frame with its course, and from Back to the frame with the catalogue, in ms:
 * one figure of each for each of the first `cards` cards, every time in a window that has loaded the catalogue and
 * nothing else.
 */
export function measurePageChanges(site: string, cards: number): Promise<{ forth: number[]; back: number[] }> {
  return withBrowser(async (browser) => {
    const measured: { forth: number[]; back: number[] } = { forth: [], back: [] }
    for (let card = 0; card < cards; card += 1) {
      const { page, slowDown, close } = await openPhone(browser)
      try {
        const loaded = lastScripts.map((name) =>
          page.waitForEvent('requestfinished', (request) => request.url().includes(`/${name}-`)),
        )
        await page.goto(`${site}/courses`)
        await Promise.all(loaded)
        await slowDown()
        const link = page.locator('main article a').nth(card)
        await link.scrollIntoViewIfNeeded()
        await settled(page)
        measured.forth.push(await untilNextHeading(page, () => link.tap()))
        await settled(page)
        measured.back.push(await untilNextHeading(page, () => page.evaluate(() => history.back())))
      } finally {
        await close()
      }
    }
    return measured
  })
}

/** Nobody taps a card before it is drawn: the pictures in sight are there, and the browser has nothing left to do. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const inSight = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
    await Promise.all(inSight.map((picture) => picture.decode().catch(() => {})))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** From the event of what `act` does, a click or a step in the history, to the frame with another heading. */
async function untilNextHeading(page: Page, act: () => Promise<void>): Promise<number> {
  const duration = await page.evaluateHandle(() => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    let start = Number.NaN
    for (const type of ['click', 'popstate'])
      addEventListener(type, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (heading() === before) return
        observer.disconnect()
        // The task after a frame's callbacks comes when the frame has been drawn.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - start))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(null))
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return { painted }
  })
  await act()
  return duration.evaluate(({ painted }) => painted)
}
