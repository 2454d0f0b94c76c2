import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#ffffff', '#ff0000', 3.998],
  ['#00ff00', '#ffffff', 1.372],
  ['#0000ff', '#ffffff', 8.592],
  // The greys on either side of 4.5:1, and one that is dark enough for the straight part of the curve.
  ['#767676', '#ffffff', 4.542],
  ['#777777', '#ffffff', 4.478],
  ['#0a0a0a', '#000000', 1.061],
])('%s and %s have a contrast of %f:1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 3)
  expect(contrast(other, one)).toBe(contrast(one, other))
})
