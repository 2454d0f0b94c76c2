/** The attribute of a title in the index whose card is on the screen; `course-index.tsx` draws it. */
const mark = 'data-in-view'

let observer: IntersectionObserver | undefined

/** The marked titles by their cards. */
const marked = new Map<Element, Element>()

/**
 * A ref for a card's list item: while the card is on the screen, its title in the index is marked, as in an editor's
 * minimap, and the index scrolls along. Marks are set on the elements themselves, because scrolling is not worth
 * drawing thousands of titles anew. A card that is taken away is reported by the browser as off the screen.
 */
export function followInIndex(card: HTMLElement | null): void {
  if (!card) return
  observer ??= new IntersectionObserver(update, { rootMargin: '-160px 0px' })
  observer.observe(card)
}

function update(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const title = isIntersecting ? titleOf(target) : null
    if (!title) unmark(target)
    else {
      title.setAttribute(mark, '')
      marked.set(target, title)
    }
  }
  const [first, ...others] = document.querySelectorAll<HTMLElement>(`nav [${mark}]`)
  if (first) keepInView(first, others.at(-1) ?? first)
}

function unmark(card: Element) {
  marked.get(card)?.removeAttribute(mark)
  marked.delete(card)
}

/** The title in the wide index; on phones the index is folded, and has no marks. */
function titleOf(card: Element): Element | null {
  const path = card.querySelector<HTMLAnchorElement>('a[href]')?.pathname
  return path ? document.querySelector(`nav [data-wide] a[href="${CSS.escape(path)}"]`) : null
}

/** Scrolls the index, and nothing else, as little as needed to show the titles from `first` to `last`. */
function keepInView(first: HTMLElement, last: HTMLElement) {
  const index = first.closest('nav')
  if (!index || index.scrollHeight <= index.clientHeight) return
  const { top, bottom } = index.getBoundingClientRect()
  const above = first.getBoundingClientRect().top - top
  const below = last.getBoundingClientRect().bottom - bottom
  if (above < 0) index.scrollTop += above
  else if (below > 0) index.scrollTop += Math.min(below, above)
}
