import { expect, test } from 'vitest'
import { crop } from './cover.ts'

const frame = { width: 16, height: 9 }

test.each([
  ['of the same shape', { width: 1600, height: 900 }, { x: 0, y: 0, width: 1600, height: 900 }],
  ['that is too high', { width: 160, height: 190 }, { x: 0, y: 50, width: 160, height: 90 }],
  ['that is too wide', { width: 200, height: 90 }, { x: 20, y: 0, width: 160, height: 90 }],
])('takes the middle of a picture %s', (_, picture, part) => {
  expect(crop(picture, frame)).toEqual(part)
})
