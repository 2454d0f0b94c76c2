import { screen, within } from '@testing-library/react'
import { renderAt } from '#testing/render-at.tsx'
import { sampleCourses } from '#testing/sample-courses.ts'

export const titles = sampleCourses.map(({ title }) => title)

/** The titles on the cards, in the order of the page. */
export const cardTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent)

/** How many courses are shown, as it is announced. */
export const announced = () => document.querySelector('search [role="status"]')?.textContent

/** The catalogue at an address, once its courses are drawn. */
export async function openCatalogue(path = '/courses', options?: Parameters<typeof renderAt>[1]) {
  const app = renderAt(path, options)
  await screen.findByRole('searchbox')
  return app
}
