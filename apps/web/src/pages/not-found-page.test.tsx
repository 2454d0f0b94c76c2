// @vitest-environment jsdom
import { notFound } from '@syntax-lab/shared/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'
import NotFoundPage from './not-found-page.tsx'

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

// An unknown course answers 200, because Hosting does not know the courses: nothing else tells search engines.
test.each(['/nowhere', '/courses/unknown'])('%s asks search engines to leave it out, a page does not', async (path) => {
  const { visitor } = renderAt(path)
  await screen.findByRole('heading', { level: 1, name: /^Sorry, we couldn't find this/ })
  expect(robots()).toBe('noindex')
  await visitor.click(screen.getByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  expect(robots()).toBeUndefined()
})

test.each([
  ['/corses', '/courses'],
  ['/FAQ', '/faq'],
])('%s is named, and the page that it may mean is suggested: %s', async (address, meant) => {
  const { visitor, address: current } = renderAt(address)
  expect(await screen.findByText(`GET ${address} → 404`)).toBeTruthy()
  expect(screen.getByText(/^Did you mean/).textContent).toBe(`Did you mean ${meant}?`)
  await visitor.click(screen.getByRole('link', { name: meant }))
  await waitFor(() => expect(current()).toBe(meant))
})

test.each([
  [`/${'x'.repeat(39)}`, `/${'x'.repeat(39)}`],
  [`/${'x'.repeat(40)}`, `/${'x'.repeat(39)}…`],
])('of an address without a page that it may mean, %s, as much is named as fits: %s', async (address, named) => {
  renderAt(address)
  expect(await screen.findByText(`GET ${named} → 404`)).toBeTruthy()
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
})

test('the ways on lead home, to the courses and to the blog', async () => {
  renderAt('/nowhere')
  await screen.findByRole('heading', { level: 1, name: notFound.sentence })
  const main = within(screen.getByRole('main'))
  const names = [notFound.link, 'See the courses', 'Read the blog']
  expect(names.map((name) => main.getByRole('link', { name }).getAttribute('href'))).toEqual(['/', '/courses', '/blog'])
})

test('the drawing has three pages that exist, one below the other', async () => {
  renderAt('/nowhere')
  await screen.findByRole('heading', { level: 1, name: notFound.sentence })
  const boxes = [...screen.getByRole('main').querySelectorAll('g[transform]')]
  expect(boxes.map(({ textContent }) => textContent)).toEqual(['/courses', '/faq', '/blog'])
  const tops = boxes.map((box) => Number(/ (\d+)\)$/.exec(box.getAttribute('transform') ?? '')?.[1]))
  // Each is 40 high.
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(40)
})

test('the HTML that the build writes for every unknown address names none', () => {
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], { initialEntries: ['/corses'] })
  expect(renderToString(<RouterProvider router={router} />)).not.toContain('/corses')
})
