import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { budgets, overrunsOf, reportBudgets, weigh } from './budgets.ts'

let dist: string
const printed = vi.fn<(text: string) => void>()
const page = { path: '/faq', file: 'faq.html' }

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'))
  for (const kind of ['js', 'css', 'woff2']) mkdirSync(join(dist, 'static', kind), { recursive: true })
  printed.mockReset()
  vi.spyOn(console, 'log').mockImplementation(printed)
})

afterEach(() => {
  rmSync(dist, { recursive: true })
  vi.restoreAllMocks()
})

/** A file that gzip cannot make smaller. */
const put = (name: string, size: number) => writeFileSync(join(dist, 'static', name), randomBytes(size))

/** Writes the page, with these tags in its head. */
const write = (head: string) => writeFileSync(join(dist, page.file), `<html><head>${head}</head></html>`)

const wholeHead =
  '<link rel="preload" href="/static/woff2/text.woff2" as="font" crossorigin>' +
  '<link rel="preload" href="https://api.test/courses" as="fetch">' +
  '<script>inline()</script><script type="module" crossorigin src="/static/js/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/static/js/site.js">' +
  '<link rel="modulepreload" href="/static/js/site.js"><link rel="stylesheet" href="/static/css/site.css">'

function putAll({ site = 10_000, style = 5_000, font = 20_000 } = {}) {
  put('js/index.js', 1_000)
  put('js/site.js', site)
  put('css/site.css', style)
  put('woff2/text.woff2', font)
  write(wholeHead)
}

test('a page weighs what its HTML names, each file once', async () => {
  putAll()
  const { script, style, fonts, scripts } = await weigh(dist, page)
  expect(scripts).toEqual(['/static/js/index.js', '/static/js/site.js'])
  expect(script).toBeGreaterThan(11_000)
  expect(script).toBeLessThan(11_100)
  expect(style).toBeGreaterThan(5_000)
  expect(fonts).toBe(20_000)
})

test('within the budgets nothing is reported, and what each page loads is printed', async () => {
  putAll()
  expect(await reportBudgets(dist, [page])).toEqual([])
  expect(printed.mock.calls.join('')).toMatch(/\/faq +0\.\d +11\.0 +5\.0 +20\.0 +0\.0 +128\.9\d/)
})

test.each([
  ['scripts', { site: budgets.script }, /\/faq loads scripts of (\d+) bytes, (\d+) are allowed\./, budgets.script],
  ['style sheets', { style: budgets.style }, /\/faq loads style sheets of (\d+) bytes, (\d+) are/, budgets.style],
  ['fonts', { font: budgets.fonts + 1 }, /The fonts weigh (\d+) bytes, (\d+) are allowed\./, budgets.fonts],
])('too many %s are reported, and by how much', async (_kind, sizes, sentence, budget) => {
  putAll(sizes)
  const overruns = await reportBudgets(dist, [page])
  const [weight, allowed] = (sentence.exec(overruns.join('')) ?? []).slice(1).map(Number)
  expect(allowed).toBe(budget)
  expect(weight).toBeGreaterThan(budget)
  expect(weight).toBeLessThan(budget * 1.02)
})

test('the landing page may load less than the others', () => {
  const weight = { html: 0, script: budgets.landingScript + 1, style: 0, fonts: 0, pictures: 0, scripts: [] }
  expect(overrunsOf({ path: '/', ...weight })).toEqual([
    `/ loads scripts of ${budgets.landingScript + 1} bytes, ${budgets.landingScript} are allowed.`,
  ])
  expect(overrunsOf({ path: '/faq', ...weight })).toEqual([])
  expect(overrunsOf({ path: '/faq', ...weight, pictures: budgets.pictures + 1 })).toEqual([
    `/faq loads pictures of ${budgets.pictures + 1} bytes, ${budgets.pictures} are allowed.`,
  ])
})

test.each(['firebase-gateway-1.js', 'export-pdf-1.js', 'html2canvas-1.js'])(
  '%s is never among the first scripts',
  async (name) => {
    put(`js/${name}`, 100)
    write(`<link rel="modulepreload" href="/static/js/${name}">`)
    expect(await reportBudgets(dist, [page])).toEqual([
      `/faq loads /static/js/${name}, which has to wait until it is needed.`,
    ])
  },
)
