import type { Page } from '@playwright/test'

/** The longest line of a paragraph on the page: how many characters it has, and how its paragraph begins. */
export function longestLine(page: Page): Promise<{ length: number; paragraph: string }> {
  return page.evaluate(() => {
    let longest = { length: 0, paragraph: '' }
    const character = document.createRange()
    for (const paragraph of document.querySelectorAll('main p')) {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      let [length, right] = [0, 0]
      for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode())
        for (let at = 0; at < text.length; at += 1) {
          character.setStart(text, at)
          character.setEnd(text, at + 1)
          const box = character.getBoundingClientRect()
          if (box.width === 0) continue
          // A line begins further left than the one before it ended.
          length = box.left < right - 1 ? 1 : length + 1
          right = box.right
          if (length > longest.length) longest = { length, paragraph: paragraph.textContent.slice(0, 40) }
        }
    }
    return longest
  })
}
