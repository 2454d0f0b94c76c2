import type { Page } from '@playwright/test'

/** What moves on the page for longer than 1 ms: elements that would, and animations that do. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (time: string) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000) > 1
    const long = Array.from(document.querySelectorAll('*')).filter((element) => {
      const { animationDuration, animationName, transitionDuration } = getComputedStyle(element)
      const animations = animationName === 'none' ? [] : animationDuration.split(',')
      return [...animations, ...transitionDuration.split(',')].some(isLong)
    })
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target) || document.documentElement)
    return [...long, ...running].map((element) => element.outerHTML.slice(0, 100))
  })
}
