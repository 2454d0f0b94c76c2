/** The values that the exercise offers for each property; the first is where it starts. */
export const flexProperties = {
  'justify-content': ['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly'],
  'align-items': ['center', 'stretch', 'start', 'end'],
  gap: ['0', '12px', '24px'],
} as const

type Properties = typeof flexProperties

/** One value chosen for each property. */
export type FlexRule = { [Name in keyof Properties]: Properties[Name][number] }

/**
 * The container's inside and its boxes in px.
 * The free space divides by 2, 4 and 6 at every gap, so that all figures are whole.
 */
export const container = {
  width: 384,
  height: 128,
  boxes: [
    { name: 'a', width: 60, height: 48 },
    { name: 'b', width: 100, height: 92 },
    { name: 'c', width: 80, height: 68 },
  ],
} as const

export type BoxName = (typeof container.boxes)[number]['name']

const sumOfWidths = container.boxes.reduce((sum, box) => sum + box.width, 0)

/** What is left of the main axis after boxes and gaps, in px. */
export function freeSpace(rule: FlexRule): number {
  return container.width - sumOfWidths - gapOf(rule) * (container.boxes.length - 1)
}

/** How the free space is shared out: parts before, between (twice) and after the three boxes. */
const parts: Record<FlexRule['justify-content'], readonly [number, number, number, number]> = {
  start: [0, 0, 0, 1],
  center: [1, 0, 0, 1],
  end: [1, 0, 0, 0],
  'space-between': [0, 1, 1, 0],
  'space-around': [1, 2, 2, 1],
  'space-evenly': [1, 1, 1, 1],
}

/** The free space before, between and after the three boxes, in px; without the gaps. */
function shares(rule: FlexRule): number[] {
  const own = parts[rule['justify-content']]
  const share = freeSpace(rule) / own.reduce((sum, part) => sum + part)
  return own.map((part) => part * share)
}

/** Where a box stands in the container, in px. */
type PlacedBox = { name: BoxName; x: number; y: number; width: number; height: number }

/** A space on the main axis, in px: its share of the free space, and the gap in it. `after` names the box before. */
export type Space = { after: string; x: number; share: number; gap: number }

/** The three boxes as a browser's flexbox places them, and the four spaces around them. */
export function layOut(rule: FlexRule): { boxes: PlacedBox[]; spaces: Space[] } {
  const free = shares(rule)
  const boxes: PlacedBox[] = []
  const spaces: Space[] = []
  let x = 0
  free.forEach((share, index) => {
    const box = container.boxes[index]
    const gap = index === 0 || box === undefined ? 0 : gapOf(rule)
    spaces.push({ after: container.boxes[index - 1]?.name ?? 'start', x, share, gap })
    x += share + gap
    if (box === undefined) return
    boxes.push({ name: box.name, x, width: box.width, ...across(box.height, rule) })
    x += box.width
  })
  return { boxes, spaces }
}

/** How much of the room that a box leaves is above it. A stretched box leaves none. */
const above = { start: 0, center: 0.5, end: 1 } as const

function across(height: number, { 'align-items': align }: FlexRule): { y: number; height: number } {
  if (align === 'stretch') return { y: 0, height: container.height }
  return { y: (container.height - height) * above[align], height }
}

/** The gap between two boxes in px. */
export function gapOf(rule: FlexRule): number {
  return Number.parseInt(rule.gap, 10)
}
