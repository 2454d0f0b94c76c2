// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

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
