import type { Course } from '@syntax-lab/shared/course'
import { loadCover, paintCover } from './cover.ts'
import { visible } from './course-facts.ts'
import { measureSheet } from './measure-sheet.ts'
import { mountSheet } from './mount-sheet.tsx'
import { loadCapture, rasterise } from './rasterise.ts'
import { coursePdfName, saveFile } from './save-file.ts'
import { loadSheetFonts, loadUnseenFont } from './sheet-fonts.ts'
import { within } from './within.ts'
import { canBeText } from './write-line.ts'
import { writePdf, type PdfDetails } from './write-pdf.ts'

/** How long the code that captures the picture's frame may take, in ms. */
const capturePatience = 4_000

type ExportOptions = PdfDetails & { fileName?: string }

/** Loads what every export needs. Never throws: what failed is loaded again by the export. */
export async function prepareExport(): Promise<void> {
  await Promise.allSettled([loadSheetFonts(), loadCapture()])
}

/**
 * Saves a laid-out sheet (see `CourseSheet` for its marks) as a PDF.
 * Throws when the fonts cannot be loaded.
 */
export async function exportPdf(
  sheet: HTMLElement,
  { fileName = 'download.pdf', ...details }: ExportOptions,
): Promise<void> {
  const fonts = await loadSheetFonts()
  const measured = measureSheet(sheet)
  const plate = measured.plate && (await rasterise(measured.plate.element))
  const needsUnseen = measured.fragments.some((line) => !canBeText(line, fonts))
  const unseen = needsUnseen ? await loadUnseenFont().catch(() => undefined) : undefined
  saveFile(writePdf({ measured, plate, fonts: unseen ? [...fonts, unseen] : fonts, details }), fileName)
}

/**
 * Saves a course as `Course-{id}.pdf`; without its picture when that is missing, forbidden or slow.
 * Throws when the fonts cannot be loaded.
 */
export async function exportCoursePdf(
  course: Course,
  { imageUrl, courseUrl }: { imageUrl: string | undefined; courseUrl: string },
): Promise<void> {
  // The picture's frame can be done without, so it is no failure here when the capture's code does not come.
  const [cover] = await Promise.all([loadCover(imageUrl), loadSheetFonts(), within(capturePatience, loadCapture)])
  const { sheet, remove } = mountSheet(course, (canvas) => paintCover(canvas, cover))
  try {
    await exportPdf(sheet, {
      fileName: coursePdfName(course.id),
      title: visible(course.title),
      subject: `A course of Syntax Lab: ${visible(course.badge)}, ${course.ratings} out of 5`,
      author: 'Syntax Lab',
      language: 'en',
      url: courseUrl,
    })
  } finally {
    remove()
  }
}
