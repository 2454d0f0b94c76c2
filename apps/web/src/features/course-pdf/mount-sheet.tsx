import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Course } from '@syntax-lab/shared/course'
import { CourseSheet } from './course-sheet.tsx'

/** A laid-out sheet in the document, out of sight and out of reach, until `remove` is called. */
export type MountedSheet = { sheet: HTMLElement; remove: () => void }

/** Renders the course's sheet at once, directly under the body, and has `paintCover` fill its picture. */
export function mountSheet(course: Course, paintCover: (canvas: HTMLCanvasElement) => void): MountedSheet {
  const sheet = document.createElement('div')
  sheet.inert = true
  sheet.setAttribute('aria-hidden', 'true')
  // Fixed, so that a sheet of many pages does not make the page itself longer.
  sheet.style.cssText = 'position: fixed; top: 0; left: -10000px; width: max-content; direction: ltr'
  document.body.append(sheet)
  const root = createRoot(sheet)
  flushSync(() => root.render(<CourseSheet course={course} date={new Date()} onCover={paintCover} />))
  return {
    sheet,
    remove: () => {
      root.unmount()
      sheet.remove()
    },
  }
}
