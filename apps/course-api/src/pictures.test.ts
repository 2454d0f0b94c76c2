import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from './app-fixture.ts'
import { readPictures } from './pictures.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

test('answers each picture with its content type and nothing else of the folder', async () => {
  const folder = folderWith({
    'css-layout.svg': '<svg/>',
    'photo.JPG': 'jpg',
    'photo.jpeg': 'jpeg',
    'p.png': 'png',
    'p.webp': 'w',
    'p.avif': 'a',
    'p.gif': 'g',
    '.secret': 's',
    'notes.txt': 'n',
  })
  const app = testApp({}, readPictures(folder))
  const types = {
    'css-layout.svg': 'image/svg+xml',
    'photo.JPG': 'image/jpeg',
    'photo.jpeg': 'image/jpeg',
    'p.png': 'image/png',
    'p.webp': 'image/webp',
    'p.avif': 'image/avif',
    'p.gif': 'image/gif',
  }
  for (const [file, type] of Object.entries(types)) {
    const { statusCode, headers } = await app.inject(`/images/${file}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      expect.stringContaining('max-age=604800'),
    ])
  }
  for (const file of ['.secret', 'notes.txt', 'none.svg'])
    expect((await app.inject(`/images/${file}`)).statusCode).toBe(404)
})

test('a folder that is not there is one line with its name', () => {
  expect(() => readPictures('/nowhere/images')).toThrow(
    /^\/nowhere\/images: the course pictures \(IMAGES_DIR\) cannot be read: [^\n]+$/,
  )
})

test.each([
  ['/images/café.svg', 200],
  ['/images/caf%C3%A9.svg?v=2', 200],
  ['/images/none.svg', 404],
  ['/images/more/café.svg', 404],
  ['/images/%zz', 400],
])('P3 %s is answered with %i', async (address, status) => {
  const { pathname, search } = new URL(address, 'https://api.test')
  const app = testApp({}, readPictures(folderWith({ 'café.svg': '<svg/>' })))
  expect((await app.inject(pathname + search)).statusCode).toBe(status)
})
