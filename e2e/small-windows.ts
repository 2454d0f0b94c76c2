import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './focus.ts'

/** WCAG 1.4.12: the distances that a reader may set without losing anything. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }'

/** What sticks out of the window to the side, so that the page would scroll there. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Text that its own box cuts off; what scrolls by itself, is shortened on purpose or is only heard does not count. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a, button, h1, h2, h3, p, article, li, dd, dt, label, summary, th, td'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        if (!element.checkVisibility() || element.closest('.sr-only') || textOverflow === 'ellipsis') return false
        return (
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** Words of a part of the page that go on in the next line. */
export function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** Inputs whose text is smaller than 16 px: Safari on phones enlarges the page when one of them takes the focus. */
export function smallInputs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input:not([type="radio"]), select, textarea')]
      .filter((input) => input.checkVisibility() && parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => input.outerHTML.slice(0, 120)),
  )
}

/** Controls narrower than 24 px or lower than `minHeight`; links inside a sentence may be (WCAG 2.5.8). */
export function smallTargets(page: Page, minHeight = 24): Promise<string[]> {
  return page.evaluate((min) => {
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, td, dd')
      return (
        element.matches('a, button') &&
        getComputedStyle(element).display === 'inline' &&
        around !== null &&
        (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      )
    }
    return Array.from(document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[type="hidden"], .sr-only') &&
          !isInSentence(element),
      )
      .map((element) => ({
        element,
        box: (element.matches('input') ? (element.closest('label') ?? element) : element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 24 || box.height < min)
      .map(
        ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`,
      )
  }, minHeight)
}

/**
 * The page, which nobody has touched yet, fits the small window that is there, tablets, 320 px, large text and wide
 * spacing, with targets of 24 px.
 */
export async function expectToFitSmallWindows(page: Page): Promise<void> {
  expect.soft(await coveredShare(page), 'share of the window that is covered').toBeLessThanOrEqual(1 / 3)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  expect.soft(await tabTo(page, last), 'stops of the keyboard').toBeGreaterThan(15)
  expect.soft(await sticksOut(page), 'sticks out').toEqual([])

  for (const width of [1024, 768, 640]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await sticksOut(page), `sticks out at ${width} px`).toEqual([])
    expect.soft(await cutOff(page), `cut off at ${width} px`).toEqual([])
  }
  const heading = page.getByRole('heading', { level: 1 })
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const size of ['150%', '200%', '']) {
      await page.locator('html').evaluate((element, value) => (element.style.fontSize = value), size)
      expect.soft(await sticksOut(page), `sticks out at ${width} px, text enlarged to ${size}`).toEqual([])
      expect.soft(await cutOff(page), `cut off at ${width} px, text enlarged to ${size}`).toEqual([])
      expect
        .soft(await coveredShare(page), `covered at ${width} px, text enlarged to ${size}`)
        .toBeLessThanOrEqual(1 / 3)
      expect.soft(await brokenWords(heading), `broken at ${width} px, text enlarged to ${size}`).toEqual([])
    }
  }

  expect.soft(await smallTargets(page), 'small targets at 320 px').toEqual([])
  expect.soft(await smallInputs(page), 'inputs with small text').toEqual([])
  const spacing = await page.addStyleTag({ content: textSpacing })
  expect.soft(await sticksOut(page), 'sticks out with wide spacing').toEqual([])
  expect.soft(await cutOff(page), 'cut off at 320 px').toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect.soft(await smallTargets(page), 'small targets at 1280 px').toEqual([])
  expect.soft(await cutOff(page), 'cut off at 1280 px').toEqual([])
  await spacing.evaluate((style) => style.parentNode?.removeChild(style))
}

/** How much of the window's height is under what stays in place while the page is scrolled: 0 to 1. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
    const staysInPlace = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || staysInPlace(element.parentElement))
    const heights = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4)
    return heights.filter((top) => staysInPlace(document.elementFromPoint(innerWidth / 2, top))).length / heights.length
  })
}
