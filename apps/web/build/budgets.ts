import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { weighFirstPictures } from './first-pictures.ts'

/**
 * In bytes: scripts and styles as they travel, compressed by gzip;
 * fonts all together, and the pictures that a page asks for at once, as they are.
 */
export const budgets = {
  landingScript: 124_000,
  script: 140_000,
  style: 14_000,
  fonts: 60_000,
  pictures: 40_000,
} as const

/** Code that a page may only fetch when it is asked for. */
const laterOnly = /\/(?:firebase|export-pdf|html2canvas)[^/]*\.js$/

type Page = { path: string; file: string }

/** What one page loads before it can be used, in bytes. */
type Weight = {
  path: string
  html: number
  script: number
  style: number
  fonts: number
  pictures: number
  scripts: readonly string[]
}

/** Prints what each prerendered page loads. Resolves to a sentence for each budget that is passed. */
export async function reportBudgets(dist: string, pages: readonly Page[]): Promise<string[]> {
  const weights = await Promise.all(pages.map((page) => weigh(dist, page)))
  console.log(`\n${table(withHeaviestCourse(weights))}\n`)
  return [...weights.flatMap(overrunsOf), ...fontOverruns(dist)]
}

/** What the page's HTML names: its entry, what it preloads, its style sheets, the pictures of its first screen. */
export async function weigh(dist: string, { path, file }: Page): Promise<Weight> {
  const html = readFileSync(join(dist, file), 'utf8')
  const matches = html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/static\/[^"]+)"/g)
  const named = [...new Set(Array.from(matches, ([, name = '']) => name))]
  const endingIn = (end: string) => named.filter((name) => name.endsWith(end))
  const scripts = endingIn('.js')
  const sum = (names: readonly string[], size: (bytes: Buffer) => number) =>
    names.reduce((total, name) => total + size(readFileSync(join(dist, name))), 0)
  return {
    path,
    html: gzipped(Buffer.from(html)),
    script: sum(scripts, gzipped),
    style: sum(endingIn('.css'), gzipped),
    fonts: sum(endingIn('.woff2'), ({ length }) => length),
    pictures: await weighFirstPictures(html),
    scripts,
  }
}

const scriptBudget = (path: string) => (path === '/' || path === '/home' ? budgets.landingScript : budgets.script)

/** A sentence for each budget that the page has passed. */
export function overrunsOf({ path, script, style, pictures, scripts }: Weight): string[] {
  return [
    ...over(`${path} loads scripts of`, script, scriptBudget(path)),
    ...over(`${path} loads style sheets of`, style, budgets.style),
    ...over(`${path} loads pictures of`, pictures, budgets.pictures),
    ...scripts
      .filter((name) => laterOnly.test(name))
      .map((name) => `${path} loads ${name}, which has to wait until it is needed.`),
  ]
}

function fontOverruns(dist: string): string[] {
  const folder = join(dist, 'static', 'woff2')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return over(
    'The fonts weigh',
    names.reduce((total, name) => total + statSync(join(folder, name)).size, 0),
    budgets.fonts,
  )
}

function over(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} ${bytes} bytes, ${limit} are allowed.`] : []
}

/** One line for all courses: that of the course that loads most. */
function withHeaviestCourse(weights: readonly Weight[]): Weight[] {
  const isCourse = ({ path }: Weight) => path.startsWith('/courses/')
  const courses = weights.filter(isCourse).toSorted((a, b) => b.html + b.script + b.style - a.html - a.script - a.style)
  return [
    ...weights.filter((weight) => !isCourse(weight)),
    ...courses.slice(0, 1).map((course) => ({ ...course, path: `/courses/… (${courses.length})` })),
  ]
}

function table(weights: readonly Weight[]): string {
  const head = ['kB, gzip', 'HTML', 'script', 'style', 'fonts', 'pictures', 'script left']
  const rows = weights.map(({ path, html, script, style, fonts, pictures }) => [
    path,
    ...[html, script, style, fonts, pictures].map(kB),
    ((scriptBudget(path) - script) / 1000).toFixed(2),
  ])
  return [head, ...rows]
    .map(([path = '', ...cells]) => path.padEnd(18) + cells.map((cell) => cell.padStart(12)).join(''))
    .join('\n')
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
