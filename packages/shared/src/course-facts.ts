import type { Course } from './course.ts'

const wholeNumber = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** One fact of a course: `term` is its label, `text` its value beside that. */
export type CourseFact = { id: keyof Course; term: string; text: (course: Course) => string }

/** The facts that a course page, a comparison and the PDF show of a course (specification, point 2), in this order. */
export const courseFacts: readonly CourseFact[] = [
  { id: 'badge', term: 'Level', text: ({ badge }) => badge },
  { id: 'price', term: 'Fees', text: ({ price }) => formatFees(price) },
  { id: 'ratings', term: 'Ratings', text: ({ ratings }) => formatRatings(ratings) },
  { id: 'view', term: 'Views', text: ({ view }) => wholeNumber.format(view) },
  { id: 'comments', term: 'Comments', text: ({ comments }) => wholeNumber.format(comments) },
]

/** A price in US dollars with the $ sign (specification, point 9): 49 as `$49`, 49.5 as `$49.50`. */
export function formatFees(price: number): string {
  return dollars.format(price)
}

/** Such as `4.6 out of 5`, to the hundredth; ratings begin at one star, so that 0 is a course that nobody has rated. */
export function formatRatings(ratings: number): string {
  return ratings === 0 ? 'not rated yet' : `${Number(ratings.toFixed(2))} out of 5`
}

/** Such as `32 courses` or `1 course`. */
export function formatCount(courses: number): string {
  return courses === 1 ? '1 course' : `${courses} courses`
}

/** Such as `12,480 views` or `1 view`. */
export function formatViews(view: number): string {
  return `${wholeNumber.format(view)} ${view === 1 ? 'view' : 'views'}`
}
