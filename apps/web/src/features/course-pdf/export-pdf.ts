// oxlint-disable-next-line no-restricted-imports -- the door to jsPDF
import { jsPDF } from 'jspdf'
import type { Course } from '@syntax-lab/shared/course'
import { formatRatings } from '@syntax-lab/shared/course-facts'
import { capturePicture } from './capture-picture.ts'
import { addFonts } from './pdf-fonts.ts'
import { printable } from './pdf-text.ts'
import { pictureSize, writeCourse } from './write-course.ts'

/**
 * Saves a course as `Course-{id}.pdf`, with the address of its page and its picture.
 * `isPictureMissing` is true when that picture could not be had.
 * Throws when the fonts cannot be had.
 */
export async function exportCoursePdf(course: Course, url: string, imageUrl: string | undefined) {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const [picture] = await Promise.all([capturePicture(imageUrl, pictureSize).catch(() => undefined), addFonts(doc)])
  doc.setProperties({
    title: printable(course.title),
    subject: `A Syntax Lab course: ${printable(course.badge)}, ${formatRatings(course.ratings)}`,
    author: 'Syntax Lab',
    creator: 'Syntax Lab',
  })
  doc.setLanguage('en').viewerPreferences({ DisplayDocTitle: true })
  writeCourse(doc, course, url, picture)
  await doc.save(`Course-${course.id}.pdf`, { returnPromise: true })
  return { isPictureMissing: imageUrl !== undefined && picture === undefined }
}
