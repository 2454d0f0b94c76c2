/** A rectangle of one colour: a background or one side of a border. CSS pixels, in the viewport. */
export type ColorArea = { left: number; top: number; right: number; bottom: number; color: string }

/** What an element paints besides its text: its background, and its borders side by side. */
export function colorAreasOf(element: Element): ColorArea[] {
  const style = getComputedStyle(element)
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [above, after, below, before] = [
    style.borderTopWidth,
    style.borderRightWidth,
    style.borderBottomWidth,
    style.borderLeftWidth,
  ].map(Number.parseFloat)
  const areas: ColorArea[] = [
    { left, top, right, bottom, color: style.backgroundColor },
    { left, top, right, bottom: top + (above ?? 0), color: style.borderTopColor },
    { left: right - (after ?? 0), top, right, bottom, color: style.borderRightColor },
    { left, top: bottom - (below ?? 0), right, bottom, color: style.borderBottomColor },
    { left, top, right: left + (before ?? 0), bottom, color: style.borderLeftColor },
  ]
  return areas.filter((area) => isSeen(area))
}

function isSeen({ left, top, right, bottom, color }: ColorArea): boolean {
  return right > left && bottom > top && !/^rgba\(.*, 0\)$/.test(color) && color !== 'rgb(255, 255, 255)'
}
