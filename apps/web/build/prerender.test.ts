import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { pageList } from '../src/site-pages.ts'

const web = join(import.meta.dirname, '..')
let folder: string

// The step after Vite's, in a folder with what Vite leaves for it, and with the build before it.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['build', 'src', 'package.json']) cpSync(join(web, name), join(folder, name), { recursive: true })
  symlinkSync(join(web, 'node_modules'), join(folder, 'node_modules'))
  put('dist/index.html', 'the build before')
  put('firebase.build.json', 'its configuration')
  putVitesPart('dist', 'The new build.')
})

function putVitesPart(name: string, text: string): void {
  put(`${name}-next/.vite/manifest.json`, '{}')
  put(`${name}-next/.vite/courses.json`, '{ "requestedAt": 0, "courses": [] }')
  put(
    `${name}-next/index.html`,
    '<title>Site</title><meta property="og:image" content="/og.png" />' +
      '<script type="module" src="/static/js/site-1.js"></script></head><div id="root"></div>',
  )
  put(
    `${name}-prerender/prerender.js`,
    `export const pagesOf = () => [{ path: '/', file: 'index.html', modules: [], isInSitemap: true }]
    export const renderPage = async () => ({ html: '<p>${text}</p>' })`,
  )
}

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Runs it on a build whose script has so many bytes, which gzip cannot make fewer. */
function prerender(scriptBytes: number): { status: number | null; stderr: string } {
  put('dist-next/static/js/site-1.js', randomBytes(scriptBytes / 2).toString('hex'))
  return run()
}

function run(args: string[] = [], siteUrl = 'https://lab.example') {
  return spawnSync(process.execPath, [join(folder, 'build/prerender.ts'), ...args], {
    env: { PATH: process.env['PATH'], VITE_COURSE_API_URL: 'http://127.0.0.1:1', VITE_SITE_URL: siteUrl },
    encoding: 'utf8',
  })
}

test('a build over its budget takes the place of the one before, with a warning', () => {
  const { status, stderr } = prerender(400_000)
  expect(stderr).toContain('Over budget')
  expect(status).toBe(0)
  expect(read('dist/index.html')).toContain('The new build.')
  // What only the build itself reads.
  expect(existsSync(join(folder, 'dist/.vite'))).toBe(false)
})

test('a preview over its budget fails, and does not replace the one before', () => {
  put('dist-preview/index.html', 'the build before')
  put('firebase.preview.json', 'its configuration')
  putVitesPart('dist-preview', 'The preview.')
  put('dist-preview-next/static/js/site-1.js', randomBytes(200_000).toString('hex'))
  const { status, stderr } = run(['preview'])
  expect(stderr).toContain('Over budget')
  expect(status).toBe(1)
  expect([read('dist-preview/index.html'), read('firebase.preview.json')]).toEqual([
    'the build before',
    'its configuration',
  ])
})

test('a build within its budgets takes the place of the one before, and robots.txt keeps out what it should', () => {
  expect(prerender(1_000)).toMatchObject({ status: 0 })
  expect(read('dist/index.html')).toContain('The new build.')
  const refused = read('dist/robots.txt').match(/(?<=^Disallow: ).+$/gm)
  for (const { path, isPersonal = false } of pageList)
    expect(refused?.includes(path.replace(':id', '')), path).toBe(isPersonal)
  expect(JSON.parse(read('firebase.build.json')).hosting).toMatchObject({
    public: 'dist',
    headers: expect.arrayContaining([expect.objectContaining({ source: '/static/js/site-1.js' })]),
  })
})

test('what is deployed and the preview are built from parts of their own, and leave each other alone', () => {
  putVitesPart('dist-preview', 'The preview.')
  put('dist-preview-next/static/js/site-1.js', '')
  expect(run(['preview'])).toMatchObject({ status: 0 })
  expect(read('dist-preview/index.html')).toContain('The preview.')
  expect([read('dist/index.html'), read('firebase.build.json')]).toEqual(['the build before', 'its configuration'])
  expect(prerender(1_000)).toMatchObject({ status: 0 })
  expect(read('dist/index.html')).toContain('The new build.')
})

test('an address of the site with a slash at its end gives no address with two', () => {
  put('dist-next/static/js/site-1.js', '')
  expect(run([], 'https://lab.example/')).toMatchObject({ status: 0 })
  expect(read('dist/robots.txt')).toContain('Sitemap: https://lab.example/sitemap.xml')
  expect(read('dist/sitemap.xml')).toContain('<loc>https://lab.example/</loc>')
  expect(read('dist/index.html')).toContain('content="https://lab.example/og.png"')
})

test('every kind of file with a hash is kept for good, the fonts of the PDF among them', () => {
  const names = ['js/site-1.js', 'css/site-2.css', 'woff2/text-3.woff2', 'ttf/text-4.ttf'].map(
    (name) => `static/${name}`,
  )
  for (const name of names) put(`dist-next/${name}`, '')
  expect(run()).toMatchObject({ status: 0 })
  const { headers } = JSON.parse(read('firebase.build.json')).hosting
  const kept = headers.filter((rule: unknown) => JSON.stringify(rule).includes('immutable'))
  expect(kept.map(({ source }: { source: string }) => source).toSorted()).toEqual(
    names.map((name) => `/${name}`).toSorted(),
  )
})
