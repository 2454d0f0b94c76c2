// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Page } from './page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

test('the title names the page and the site, and the description is for search engines', () => {
  const { rerender } = render(
    <Page title="Fees" description="What it costs.">
      Free
    </Page>,
  )
  expect([document.title, description()]).toEqual(['Fees · Syntax Lab', 'What it costs.'])
  rerender(<Page title="Fees">Free</Page>)
  expect(description()).toBeUndefined()
})

test('an address with a hash leads to its place on the page', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  history.replaceState(null, '', '#terms')
  render(
    <Page title="Fees">
      <p id="terms">Terms</p>
    </Page>,
  )
  expect(scrolled.mock.contexts).toEqual([screen.getByText('Terms')])
})
