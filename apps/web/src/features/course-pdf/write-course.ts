import type { jsPDF } from 'jspdf'
import type { Course } from '@syntax-lab/shared/course'
import { courseFacts } from '@syntax-lab/shared/course-facts'
import { linesOf, printable, textWidth, writeLine, writeText, type Line, type TextStyle } from './pdf-text.ts'

const ink = '#17213a'
const softInk = '#4d566e'
const accent = '#12603e'
const hairline = '#cfd3cb'

const styles = {
  brand: { font: 'display', size: 12, lineHeight: 16.5, color: accent },
  title: { font: 'display', size: 25.5, lineHeight: 29.25, color: ink },
  heading: { font: 'display', size: 11.625, lineHeight: 18.75, color: ink },
  text: { font: 'text', size: 11.625, lineHeight: 18.75, color: ink },
  value: { font: 'strong', size: 11.625, lineHeight: 18.75, color: ink },
  star: { font: 'strong', size: 11.625, lineHeight: 18.75, color: '#9c5f00' },
  annotation: { font: 'mono', size: 8.25, lineHeight: 12, color: softInk },
  runningHead: { font: 'strong', size: 7.875, lineHeight: 12, color: softInk },
  footer: { font: 'mono', size: 7.5, lineHeight: 12, color: softInk },
} as const satisfies Record<string, TextStyle>

// All lengths are points, on A4.
const page = { left: 33.64, right: 561.64, top: 43.5, bottom: 784.89, width: 528 } as const
const frame = { width: 318, height: 181.5, padding: 5.25 } as const
const table = { left: page.left + 342, width: 186, padding: 8.25, gap: 9 } as const
const prose = { left: page.left + 105, width: 423, rule: page.left + 87, gap: 9 } as const
const rule = 0.75

/** The size of the picture on the sheet, in points. */
export const pictureSize = { width: frame.width - 2 * frame.padding, height: frame.height - 2 * frame.padding } as const

/**
 * Writes the course on as many pages as it needs: its facts and its picture, then its description.
 * `url` is the address of its page, `picture` a data URL.
 */
export function writeCourse(doc: jsPDF, course: Course, url: string, picture: string | undefined): void {
  const title = printable(course.title)
  let top = writeMasthead(doc)
  doc.outline.add(null, title, { pageNumber: 1 })
  top = writeLines(doc, linesOf(doc, title, styles.title, page.width), page, top + 19.5) + 16.5
  drawPicture(doc, picture, top)
  const caption = { y: baselineOf(styles.annotation, top + frame.height + 4.5), left: page.left }
  writeText(doc, course.id, styles.annotation, caption)
  top = Math.max(writeFacts(doc, course, top), top + frame.height + 16.5) + 25.5
  writeDescription(doc, course.description, top)
  writeHeadersAndFooters(doc, title, url)
}

function writeMasthead(doc: jsPDF): number {
  const y = baselineOf(styles.brand, page.top)
  writeText(doc, 'Syntax Lab', styles.brand, { y, left: page.left })
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  writeText(doc, `Sample course · ${date}`, styles.annotation, { y, right: page.right })
  const bottom = page.top + styles.brand.lineHeight + 5.25
  doc.setFillColor(ink).rect(page.left, bottom, page.width, 2 * rule, 'F')
  return bottom + 2 * rule
}

function drawPicture(doc: jsPDF, picture: string | undefined, top: number): void {
  doc.setDrawColor(hairline).setLineWidth(rule)
  doc.rect(page.left + rule / 2, top + rule / 2, frame.width - rule, frame.height - rule, 'S')
  const [left, upper] = [page.left + frame.padding, top + frame.padding]
  const { width, height } = pictureSize
  if (picture) doc.addImage(picture, 'JPEG', left, upper, width, height)
  else doc.setFillColor('#e4efe5').rect(left, upper, width, height, 'F')
}

/** Writes a row for each fact, and returns where the table ends. */
function writeFacts(doc: jsPDF, course: Course, start: number): number {
  doc.setFillColor(ink).rect(table.left, start, table.width, rule, 'F')
  let top = start + rule
  for (const { id, term, text } of courseFacts) {
    const y = baselineOf(styles.value, top + table.padding)
    const labelWidth = writeText(doc, term, styles.annotation, { y, left: table.left })
    const lines = linesOf(doc, printable(text(course)), styles.value, table.width - labelWidth - table.gap)
    lines.forEach((line, index) => {
      const width = writeLine(doc, line, { y: y + index * styles.value.lineHeight, right: page.right })
      if (id === 'ratings' && course.ratings > 0) writeText(doc, '★', styles.star, { y, right: page.right - width - 4 })
    })
    top += 2 * table.padding + lines.length * styles.value.lineHeight
    doc.setFillColor(hairline).rect(table.left, top, table.width, rule, 'F')
    top += rule
  }
  return top
}

/** Its heading is always on the first page: the longest title and level leave room for it. */
function writeDescription(doc: jsPDF, description: string, start: number): void {
  const text = printable(description)
  if (text === '') return
  const { lineHeight } = styles.text
  let top = start
  writeText(doc, 'Description', styles.heading, { y: baselineOf(styles.heading, top), left: page.left })
  doc.outline.add(null, 'Description', { pageNumber: 1 })
  let ruleTop = top
  for (const paragraph of text.split(/\n\s*\n/)) {
    let lines = linesOf(doc, paragraph, styles.text, prose.width)
    while (lines.length > 0) {
      const count = linesOnPage(lines.length, Math.floor((page.bottom - top) / lineHeight))
      if (count > 0) {
        const bottom = writeLines(doc, lines.slice(0, count), prose, top)
        doc.setFillColor(hairline).rect(prose.rule, ruleTop, rule, bottom - ruleTop, 'F')
        ruleTop = bottom
        top = bottom + prose.gap
      }
      lines = lines.slice(count)
      if (lines.length > 0) top = ruleTop = nextPage(doc)
    }
  }
}

/** A paragraph leaves at least so many lines at the foot of a page and at the head of the next. */
const minLines = 2

/**
 * How many of a paragraph's `count` lines go on a page that has room for `room`: all, or so many that no line stands
 * alone on either page. 0 when the paragraph has to start on the next page.
 */
export function linesOnPage(count: number, room: number): number {
  if (count <= room) return count
  const lines = Math.min(room, count - minLines)
  return lines < minLines ? 0 : lines
}

/** Writes the lines one under the other, each at its own side of the column, and returns where they end. */
function writeLines(doc: jsPDF, lines: readonly Line[], column: { left: number; width: number }, start: number) {
  let top = start
  for (const line of lines) {
    const y = baselineOf(line.style, top)
    writeLine(doc, line, line.isRightToLeft ? { y, right: column.left + column.width } : { y, left: column.left })
    top += line.style.lineHeight
  }
  return top
}

/** Starts a page, and returns where its text begins. */
function nextPage(doc: jsPDF): number {
  doc.addPage()
  return page.top
}

/** The brand, the way back to the course and the number on every page; from page 2 on its title as well. */
function writeHeadersAndFooters(doc: jsPDF, title: string, url: string): void {
  const [runningHead] = linesOf(doc, title, styles.runningHead, page.width)
  const [y, gap] = [817.89, 12]
  const count = doc.getNumberOfPages()
  for (let number = 1; number <= count; number += 1) {
    doc.setPage(number)
    doc.setFillColor(hairline).rect(page.left, 804.39, page.width, rule, 'F')
    const brand = writeText(doc, 'Syntax Lab', { ...styles.brand, size: 8.25 }, { y, left: page.left })
    const numbers = writeText(doc, `Page ${number} of ${count}`, styles.footer, { y, right: page.right })
    const left = page.left + brand + gap
    const address = { ...styles.footer, color: accent }
    // An address can be too long for its place: then it is set smaller.
    const size = address.size * Math.min(1, (page.right - numbers - gap - left) / textWidth(doc, url, address))
    const width = writeText(doc, url, { ...address, size }, { y, left })
    doc.link(left, y - address.size, width, address.lineHeight, { url })
    if (number === 1 || !runningHead) continue
    writeLine(doc, runningHead, { y: 24.75, left: page.left })
    doc.setFillColor(hairline).rect(page.left, 31.5, page.width, rule, 'F')
  }
}

const baselineOf = ({ size, lineHeight }: TextStyle, top: number) => top + (lineHeight + 0.6 * size) / 2
