import type { Course } from '@syntax-lab/shared/course'

const counted = new Intl.NumberFormat('en-US')
const exactDollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The facts of a course as the sheet says them, in its order. */
export function courseFacts(course: Course): { label: string; value: string }[] {
  return [
    { label: 'Level', value: course.badge },
    { label: 'Fees', value: dollars(course.price) },
    { label: 'Rating', value: `${course.ratings} out of 5` },
    { label: 'Views', value: counted.format(course.view) },
    { label: 'Comments', value: counted.format(course.comments) },
  ]
}

function dollars(price: number): string {
  return `$${(Number.isInteger(price) ? counted : exactDollars).format(price)}`
}

/** A description in its paragraphs, without empty ones and without signs that show nothing. */
export function paragraphsOf(description: string): string[] {
  return visible(description)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** `text` in composed characters, without control characters and soft hyphens, which a PDF font cannot show. */
export function visible(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00AD\uFEFF]|(?!\n)\p{Cc}/gu, (sign) => (sign === '\t' ? ' ' : ''))
}
