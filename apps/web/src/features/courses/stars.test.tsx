// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Stars } from './stars.tsx'

afterEach(cleanup)

test.each([
  [0.5, '10%', '0.5'],
  [2.5, '50%', '2.5'],
  [4.6, '92%', '4.6'],
  [4.96, '99.2%', '4.96'],
  [5, '100%', '5.0'],
])('%d stars fill %s of the row and are read out', (rating, width, figure) => {
  const { container } = render(<Stars rating={rating} />)
  expect(screen.getByRole('img', { name: `${rating} out of 5` })).toBeTruthy()
  expect(parseFloat(container.querySelector<HTMLElement>('[style]')?.style.width ?? '')).toBeCloseTo(parseFloat(width))
  expect(screen.getByText(figure)).toBeTruthy()
})

test('a course that nobody has rated says so', () => {
  render(<Stars rating={0} />)
  expect(screen.getByRole('img', { name: 'not rated yet' })).toBeTruthy()
  expect(screen.getByText('not rated yet')).toBeTruthy()
})
