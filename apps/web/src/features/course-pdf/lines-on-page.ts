/** A paragraph leaves at least so many lines at the foot of a page and at the head of the next. */
const fewestLines = 2

/**
 * How many of a paragraph's `count` lines go on a page that has room for `room`: all, or so many that no line stands
 * alone on either page. 0 when the paragraph has to start on the next page.
 */
export function linesOnPage(count: number, room: number): number {
  if (count <= room) return count
  const lines = Math.min(room, count - fewestLines)
  return lines < fewestLines ? 0 : lines
}
