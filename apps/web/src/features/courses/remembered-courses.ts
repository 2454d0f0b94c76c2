import type { Remembered } from './course-source.ts'

/** The id of the data block in which the build leaves the courses that it has written into a page. */
export const rememberedId = 'courses-of-the-build'

/** The courses that are in the page already; the build has checked them. Undefined where it has written none. */
export function rememberedCourses(): Remembered | undefined {
  const block = document.getElementById(rememberedId)
  return block ? JSON.parse(block.textContent) : undefined
}

/** The block itself; `<` is written as an escape, so that no text can end it. */
export function rememberedBlock(courses: Remembered): string {
  return `<script type="application/json" id="${rememberedId}">${JSON.stringify(courses).replaceAll('<', '\\u003c')}</script>`
}
