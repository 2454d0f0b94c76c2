import { expect, test } from 'vitest'
import { flexProperties, type FlexRule, freeSpace, layOut, container } from './flex-layout.ts'
import { describeRule } from './describe-rule.ts'

const rules: FlexRule[] = flexProperties['justify-content'].flatMap((justify) =>
  flexProperties['align-items'].flatMap((align) =>
    flexProperties.gap.map((gap) => ({ 'justify-content': justify, 'align-items': align, gap })),
  ),
)

test('whatever is chosen, boxes and spaces fill the container exactly and in whole pixels', () => {
  expect(rules).toHaveLength(72)
  for (const rule of rules) {
    const { boxes, spaces } = layOut(rule)
    const filled =
      boxes.reduce((sum, box) => sum + box.width, 0) + spaces.reduce((sum, space) => sum + space.share + space.gap, 0)
    expect(filled).toBe(container.width)
    expect(spaces.reduce((sum, space) => sum + space.share, 0)).toBe(freeSpace(rule))
    for (const box of boxes) expect(box.y + box.height).toBeLessThanOrEqual(container.height)
    for (const value of [...boxes, ...spaces].flatMap((part) => Object.values(part)))
      expect(typeof value === 'string' || Number.isInteger(value)).toBe(true)
  }
})

// Offsets that Chromium's own flexbox gives for the same container.
test.each([
  ['start', '12px', [0, 72, 184]],
  ['center', '0', [72, 132, 232]],
  ['end', '24px', [96, 180, 304]],
  ['space-between', '12px', [0, 132, 304]],
  ['space-around', '24px', [16, 132, 288]],
  ['space-evenly', '0', [36, 132, 268]],
] as const)('%s with a gap of %s puts the boxes where a browser does', (justify, gap, offsets) => {
  const { boxes } = layOut({ 'justify-content': justify, 'align-items': 'center', gap })
  expect(boxes.map((box) => box.x)).toEqual(offsets)
})

test.each([
  ['start', [0, 0, 0], [48, 92, 68]],
  ['center', [40, 18, 30], [48, 92, 68]],
  ['end', [80, 36, 60], [48, 92, 68]],
  ['stretch', [0, 0, 0], [128, 128, 128]],
] as const)('%s places the boxes across as a browser does', (align, offsets, heights) => {
  const { boxes } = layOut({ 'justify-content': 'start', 'align-items': align, gap: '0' })
  expect(boxes.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(boxes.map(({ y }) => y)).toEqual(offsets)
  expect(boxes.map(({ height }) => height)).toEqual(heights)
})

test('each space begins where what stands before it ends, and has the gap only between two boxes', () => {
  for (const rule of rules) {
    const { boxes, spaces } = layOut(rule)
    expect(spaces.map(({ x }) => x)).toEqual([0, ...boxes.map(({ x, width }) => x + width)])
    const gap = parseInt(rule.gap)
    expect(spaces.map((space) => space.gap)).toEqual([0, gap, gap, 0])
    expect(new Set(spaces.map(({ after }) => after)).size).toBe(4)
  }
})

test('the sentences beside the figure name the same widths as the figure', () => {
  const numbersIn = (text: string) => [...new Set(text.match(/\d+/g)?.map(Number))].toSorted((a, b) => a - b)
  for (const rule of rules) {
    const widths = layOut(rule).spaces.flatMap(({ share, gap }) => [share, gap])
    expect(numbersIn(describeRule(rule)), describeRule(rule)).toEqual(numbersIn(widths.filter(Boolean).join(' ')))
  }
})

test('no two rules are described alike', () => {
  expect(new Set(rules.map(describeRule)).size).toBe(rules.length)
})
