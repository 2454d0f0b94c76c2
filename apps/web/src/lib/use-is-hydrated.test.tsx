// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIsHydrated } from './use-is-hydrated.ts'

const State = () => (useIsHydrated() ? 'hydrated' : 'as built')

test('a page is as built until React has taken it over', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<State />)
  expect(container.textContent).toBe('as built')
  render(<State />, { container, hydrate: true })
  expect(container.textContent).toBe('hydrated')
})
