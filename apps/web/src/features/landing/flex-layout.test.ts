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

test('the sentence beside the figure names the same widths as the figure', () => {
  expect(describeRule({ 'justify-content': 'space-evenly', 'align-items': 'stretch', gap: '24px' })).toBe(
    'First each gap takes 24 px. Four equal shares, the ends included: 24 px each. ' +
      'Across, each box fills the height.',
  )
})
