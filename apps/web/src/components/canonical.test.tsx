// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq//', '/faq'],
  ['/courses/git-basics/', '/courses/git-basics'],
  ['/courses?badge=Advanced', '/courses'],
])('search engines know %s as %s', async (address, known) => {
  renderAt(address)
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(known))
})
