// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Pricing } from './pricing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['Personal', '€3 per month', 'More than 10 courses'],
  ['Professional', '€8 per month', 'More than 20 courses'],
  ['Enterprise', '€19 per month', 'More than 30 courses'],
])('%s costs %s and opens %s', (name, price, courses) => {
  render(<Pricing />)
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  expect(row?.textContent).toContain(price)
  expect(row?.textContent?.toLowerCase()).toContain(courses.toLowerCase())
})

test('every plan says something on every line of the comparison', () => {
  render(<Pricing />)
  const [head, ...plans] = screen.getAllByRole('row')
  const labels = Array.from(head?.children ?? [], ({ textContent }) => textContent)
  expect(labels.slice(0, 4)).toEqual(['Plan', 'Price', 'Premium Access', 'Good for'])
  expect(labels).not.toContain('')
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    const [name, price, ...cells] = Array.from(plan.children, ({ textContent }) => textContent)
    expect([name, price]).not.toContain('')
    // Where the plans stand below one another, each cell begins with its label.
    expect(cells).toEqual(labels.slice(2).map((label) => expect.stringMatching(new RegExp(`^${label}.+`))))
  }
})

test('the visitor reads that no plan can be bought, and what both buttons show', () => {
  render(<Pricing />)
  expect(
    screen.getByText("Plans can't be bought: this is a demonstration. Both buttons show the monthly price."),
  ).toBeTruthy()
})

test('P28 Monthly and Annually change nothing, announce no state and make no request', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('XMLHttpRequest', request)
  const user = userEvent.setup()
  const { container } = render(<Pricing />)
  const before = container.innerHTML
  for (const name of ['Annually', 'Monthly', 'Annually']) {
    const button = within(screen.getByRole('group', { name: 'Billing' })).getByRole('button', { name })
    expect(button.getAttribute('type')).toBe('button')
    expect(button.hasAttribute('aria-pressed')).toBe(false)
    await user.click(button)
  }
  expect(container.innerHTML).toBe(before)
  expect(request).not.toHaveBeenCalled()
})
