// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

afterEach(cleanup)

const namesAndTargets = (links: HTMLElement[]) =>
  links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])

test('every link of the footer leads to the FAQ, the logo home, and the icons to the page about the site', () => {
  render(<SiteFooter />)
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }))
  expect(footer.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Help and terms',
    'For developers',
  ])
  expect(namesAndTargets(footer.getAllByRole('link'))).toEqual(
    ['Features', 'Integrations', 'Pricing', 'FAQ', 'Privacy', 'Terms of Service']
      .concat('Public API', 'Documentation', 'Guides')
      .map((name) => [name, '/faq']),
  )
  expect(screen.getByRole('link', { name: 'Syntax Lab, home' }).textContent).toBe('Syntax Lab')
  const others = screen.getAllByRole('link').filter((link) => !link.closest('nav'))
  expect(namesAndTargets(others)).toEqual([
    ['Syntax Lab, home', '/'],
    ['Facebook', '/about'],
    ['Twitter', '/about'],
    ['Instagram', '/about'],
  ])
  expect(screen.getByText('Copyright © 2022 Syntax Lab. All rights reserved by the Professor.')).toBeTruthy()
})
