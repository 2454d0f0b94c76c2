import { readFileSync } from 'node:fs'
import { courseFacts } from '@syntax-lab/shared/course-facts'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import * as fc from 'fast-check'
import { jsPDF } from 'jspdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linesOnPage, writeCourse } from './write-course.ts'

const fonts = {
  display: 'bricolage-grotesque-650',
  text: 'instrument-sans-400',
  strong: 'instrument-sans-600',
  mono: 'jetbrains-mono-450',
} as const

const courseUrl = 'https://lab.example/courses/x'

/** Writes the course, and returns its texts and boxes in the order in which they were drawn, each with its page. */
function drawn(course: Parameters<typeof writeCourse>[1], url = courseUrl) {
  const doc = new jsPDF({ unit: 'pt', format: 'a4' })
  for (const [name, file] of Object.entries(fonts)) {
    doc.addFileToVFS(`${name}.ttf`, readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url), 'latin1'))
    doc.addFont(`${name}.ttf`, name, 'normal')
  }
  const texts: { text: string | string[]; left: number; right: number; y: number; page: number }[] = []
  const boxes: { top: number; width: number; height: number; page: number }[] = []
  const page = () => doc.getCurrentPageInfo().pageNumber
  vi.spyOn(doc, 'text').mockImplementation((text, left, y) => {
    texts.push({ text, left, right: left + doc.getTextWidth(String(text)), y, page: page() })
    return doc
  })
  vi.spyOn(doc, 'rect').mockImplementation((_, top, width, height) => {
    boxes.push({ top, width, height, page: page() })
    return doc
  })
  writeCourse(doc, course, url, undefined)
  return { texts, boxes }
}

const textsOf = (course: Parameters<typeof writeCourse>[1]) => drawn(course).texts

test('P38 the sheet says, from top to bottom, what is known of the course', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00') })
  onTestFinished(() => void vi.useRealTimers())
  const course = sampleCourse({ description: 'First line.\n\nSecond paragraph.' })
  const facts = courseFacts.flatMap(({ id, term, text }) => [term, text(course), ...(id === 'ratings' ? ['★'] : [])])
  const foot = ['Syntax Lab', 'Page 1 of 1', courseUrl]
  expect(textsOf(course).map(({ text }) => text)).toEqual([
    'Syntax Lab',
    'Sample course · 1 March 2026',
    course.title,
    course.id,
    ...facts,
    'Description',
    'First line.',
    'Second paragraph.',
    ...foot,
  ])
})

test.each([courseUrl, `https://syntax-lab.example/courses/${'x'.repeat(64)}`, `https://${'x'.repeat(300)}`])(
  'P38 the address %s ends before the number of the page',
  (url) => {
    const { texts } = drawn(sampleCourse(), url)
    const number = texts.find(({ text }) => text === 'Page 1 of 1')
    const address = texts.find(({ text }) => text === url)
    expect(address?.y).toBe(number?.y)
    expect(address?.right).toBeLessThan(number?.left ?? 0)
  },
)

test('P38 a course that nobody has rated gets no star', () => {
  const texts = textsOf(sampleCourse({ ratings: 0 })).map(({ text }) => text)
  expect(texts).toContain('not rated yet')
  expect(texts).not.toContain('★')
})

test('P38 below the longest title and level the description begins in the upper seven tenths of its page', () => {
  const longest = sampleCourse({ title: 'W'.repeat(120), badge: 'W'.repeat(40), description: 'x '.repeat(20_000) })
  const heading = textsOf(longest).find(({ text }) => text === 'Description')
  expect(heading?.page).toBe(1)
  const a4Height = 841.89 // pt
  expect(heading?.y).toBeLessThan(0.7 * a4Height)
})

test('P38 the rule beside the description runs along its lines, on every page', () => {
  const { texts, boxes } = drawn(sampleCourse({ description: Array(12).fill('x '.repeat(600)).join('\n\n') }))
  const lines = texts.filter(({ text }) => String(text).startsWith('x x'))
  const rules = boxes.filter(({ width }) => width < 4)
  const pages = [...new Set(lines.map(({ page }) => page))]
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) {
    const baselines = lines.filter((line) => line.page === page).map(({ y }) => y)
    const ofPage = rules.filter((each) => each.page === page)
    expect(Math.min(...ofPage.map(({ height }) => height))).toBeGreaterThan(0)
    const above = Math.min(...baselines) - Math.min(...ofPage.map(({ top }) => top))
    const below = Math.max(...ofPage.map(({ top, height }) => top + height)) - Math.max(...baselines)
    for (const distance of [above, below]) {
      expect(distance).toBeGreaterThan(0)
      expect(distance, 'less than a line').toBeLessThan(20)
    }
  }
})

/** How the lines of a paragraph are shared out, on pages of `pageLines` lines of which the first has `room` left. */
function pagesOf(count: number, room: number, pageLines: number): number[] {
  const pages = [linesOnPage(count, room)]
  for (let left = count - (pages[0] ?? 0); left > 0; left -= pages.at(-1) ?? 0) pages.push(linesOnPage(left, pageLines))
  return pages
}

test('P38 every line of a paragraph is on one page, no page is too full, and no line stands alone on one', () => {
  const [counts, pageLengths] = [fc.integer({ min: 1, max: 200 }), fc.integer({ min: 4, max: 40 })]
  fc.assert(
    fc.property(counts, fc.integer({ min: -2, max: 40 }), pageLengths, (count, rest, pageLines) => {
      const room = Math.min(rest, pageLines)
      const pages = pagesOf(count, room, pageLines)
      expect(pages.reduce((sum, lines) => sum + lines, 0)).toBe(count)
      expect(pages[0]).toBeLessThanOrEqual(Math.max(room, 0))
      for (const lines of pages.slice(1)) expect(lines).toBeLessThanOrEqual(pageLines)
      if (count > 1) expect(pages).not.toContain(1)
    }),
  )
})

test.each([
  ['a paragraph that fits stays whole', 3, 3, 3],
  ['one of three lines is not cut', 3, 2, 0],
  ['one of four is cut in the middle only', 4, 3, 2],
  ['a single line at the foot of a page is none', 9, 1, 0],
])('%s', (_, count, room, lines) => expect(linesOnPage(count, room)).toBe(lines))
