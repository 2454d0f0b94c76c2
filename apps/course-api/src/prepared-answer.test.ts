import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { prepareAnswer } from './prepared-answer.ts'

/** `length` bytes of text, the same each time, as repetitive as the courses are. */
function wordsOf(length: number): Buffer {
  let text = ''
  for (let line = 0; text.length < length; line += 1) {
    const digest = createHash('sha256').update(String(line)).digest('hex')
    text += `{"id":"course-${digest.slice(0, 4)}","title":"How ${digest.slice(4, 6)} works","ratings":${line % 5}},\n`
  }
  return Buffer.from(text.slice(0, length))
}

/** The size after Brotli at the quality that servers use for each request. */
const sizeOnTheFly = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

test('the list of courses is smaller than compressing it for each request would make it', () => {
  const bytes = wordsOf(20_000)
  const { br, gzip } = prepareAnswer(bytes, 'application/json', {})
  expect(br.body.length).toBeLessThan(sizeOnTheFly(bytes) * 0.95)
  expect(gzip.body.length).toBeLessThan(gzipSync(bytes).length)
  expect(br.body.length).toBeLessThan(gzip.body.length)
})

test('what a long answer repeats from far back is not sent twice', () => {
  const half = wordsOf(150_000)
  const { br } = prepareAnswer(Buffer.concat([half, half]), 'text/plain', {})
  expect(br.body.length).toBeLessThan(sizeOnTheFly(half) * 1.1)
})

test.each([1_000, 300_000])(
  '%i bytes, one course or thousands, do not hold the start for the best compression',
  (length) => {
    const bytes = wordsOf(length)
    expect(prepareAnswer(bytes, 'application/json', {}).br.body.length).toBeGreaterThan(sizeOnTheFly(bytes) * 0.99)
  },
)

test('what compression would make longer is sent as it is, under one ETag', () => {
  const { identity, gzip, br } = prepareAnswer('{}', 'application/json', { link: '</>' })
  expect([gzip, br]).toEqual([identity, identity])
  expect(identity.headers).toEqual({ link: '</>', etag: identity.etag, 'content-type': 'application/json' })
  expect(identity.notModifiedHeaders).toEqual({ link: '</>', etag: identity.etag })
})
