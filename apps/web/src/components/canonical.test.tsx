// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/home/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq//', '/faq'],
  ['/courses/git-basics/', '/courses/git-basics'],
  ['/courses?badge=Advanced', '/courses'],
])('search engines know %s as %s', async (address, known) => {
  renderAt(address)
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(known))
})

test('search engines know no address of the 404 page', async () => {
  renderAt('/no-such-page')
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
})
