// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useCatalogueView, useIsComparing } from './use-catalogue-view.ts'

function View() {
  const { view } = useCatalogueView()
  return [view.q, view.badge, view.compare, useIsComparing() ? 'comparing' : ''].filter(Boolean).join(' ')
}

test('the page is built without a search: what the address asks for comes when React has taken it over', () => {
  const page = (
    <MemoryRouter initialEntries={['/courses?q=sql&badge=Advanced&compare=a,b']}>
      <View />
    </MemoryRouter>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('')
  render(page, { container, hydrate: true })
  expect(container.textContent).toBe('sql Advanced a,b comparing')
})
