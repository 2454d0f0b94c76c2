// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Page } from './page.tsx'

afterEach(cleanup)

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
