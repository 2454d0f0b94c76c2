import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { channelsOf, fourTonePng } from './four-tone-png.ts'

type Chunk = { name: string; data: Buffer }

function chunksOf(png: Uint8Array): Chunk[] {
  const file = Buffer.from(png)
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const end = at + 8 + file.readUInt32BE(at)
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)))
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) })
  }
  return chunks
}

const gray = (...levels: number[]) => new Uint8ClampedArray(levels.flatMap((level) => [level, level, level, 255]))
const black = (pixels: number) => new Uint8ClampedArray(4 * pixels)

test('keeps five pixels from white to black as four tones, four to the byte', () => {
  const chunks = chunksOf(fourTonePng({ width: 5, height: 1, data: gray(255, 170, 85, 0, 255) }, '#000000'))
  expect(chunks.map(({ name }) => name)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect([...inflateSync(chunks[2]?.data ?? '')]).toEqual([0, 0b00_01_10_11, 0])
})

test('runs its palette from white to the colour of the text', () => {
  const [, palette] = chunksOf(fourTonePng({ width: 1, height: 1, data: gray(255) }, 'rgb(0, 30, 60)'))
  expect([...(palette?.data ?? [])]).toEqual([255, 255, 255, 170, 180, 190, 85, 105, 125, 0, 30, 60])
})

test('stores more than one block of data', () => {
  const [width, height] = [600, 600]
  const chunks = chunksOf(fourTonePng({ width, height, data: black(width * height) }, '#000000'))
  const rows = inflateSync(chunks[2]?.data ?? '')
  expect(rows.length).toBe(height * 151)
  expect(rows.subarray(-150).every((byte) => byte === 0xff)).toBe(true)
})

test.each(['#17213a', 'rgb(23, 33, 58)'])('reads the colour %s', (color) => {
  expect(channelsOf(color)).toEqual([23, 33, 58])
})
