// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

test('the page says of each part how it is made or why it is a sample, and where to go on', async () => {
  renderAt('/about')
  await screen.findByRole('heading', { level: 1, name: 'About Syntax Lab' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How it is built',
    'What is only a sample',
  ])
  const [parts, words] = [main.getAllByRole('term'), main.getAllByRole('definition')]
  expect(parts.length).toBeGreaterThan(10)
  for (const said of [...parts, ...words]) expect(said.textContent).not.toBe('')
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['blog', '/blog'],
    ['FAQ', '/faq'],
    ['catalogue', '/courses'],
  ])
  expect(main.getByText(/Enrolling only shows a confirmation/)).toBeTruthy()
  expect(main.getByRole('img', { name: 'What talks to what.' })).toBeTruthy()
  expect(main.getByText(/^What talks/).parentElement?.textContent).toMatch(/\. The app runs .+: .+They don't depend/)
  expect(main.getByRole('link', { name: 'blog' }).parentElement?.textContent).toBe(
    'The blog explains some of what the site is made of, the FAQ answers the usual questions, and the catalogue is ' +
      'the place to start.',
  )
})
