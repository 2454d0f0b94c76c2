const tones = 4

/** Red, green and blue of a colour that is written `#010203` or, as browsers compute it, `rgb(1, 2, 3)`. */
export function channelsOf(color: string): [number, number, number] {
  const numbers = color.startsWith('#')
    ? (color.match(/[\da-f]{2}/gi) ?? []).map((hex) => Number.parseInt(hex, 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0] = numbers
  return [red, green, blue]
}

/**
 * A PNG of one colour on white in four tones, a tenth of what full colour takes in the PDF.
 * The picture's light and dark are kept. It is not compressed here, because jsPDF unpacks and compresses it.
 */
export function fourTonePng(
  { width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>,
  color: string,
): Uint8Array {
  const rowLength = 1 + Math.ceil(width / 4)
  const rows = new Uint8Array(rowLength * height)
  const darkest = luminance(...channelsOf(color))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x)
      const coverage =
        (255 - luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255)) / (255 - darkest || 1)
      const tone = Math.min(tones - 1, Math.round(coverage * (tones - 1)))
      const byte = y * rowLength + 1 + (x >> 2)
      rows[byte] = (rows[byte] ?? 0) | (tone << (6 - 2 * (x & 3)))
    }
  }
  const header = bytesOf(width, height, [2, 3, 0, 0, 0])
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return concat(
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette(color)),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  )
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function palette(color: string): Uint8Array {
  const channels = channelsOf(color)
  return Uint8Array.from({ length: 3 * tones }, (_, index) => {
    const share = Math.floor(index / 3) / (tones - 1)
    return Math.round(255 + ((channels[index % 3] ?? 0) - 255) * share)
  })
}

// A zlib stream of blocks that are stored as they are (RFC 1950 and 1951).
function stored(data: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([0x78, 0x01])]
  for (let at = 0; at < data.length; at += 0xffff) {
    const block = data.subarray(at, at + 0xffff)
    const [low, high] = [block.length & 0xff, block.length >> 8]
    parts.push(new Uint8Array([at + 0xffff >= data.length ? 1 : 0, low, high, low ^ 0xff, high ^ 0xff]), block)
  }
  return concat(...parts, bytesOf(adler32(data)))
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of data) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = concat(new TextEncoder().encode(name), data)
  return concat(bytesOf(data.length), body, bytesOf(crc32(body)))
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}

function bytesOf(...values: (number | number[])[]): Uint8Array {
  return new Uint8Array(
    values.flatMap((value) => (typeof value === 'number' ? [value >>> 24, value >>> 16, value >>> 8, value] : value)),
  )
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
