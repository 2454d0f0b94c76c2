// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { never } from '#testing/fake-gateway.ts'
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

test('a level that is chosen before the address has the words that were typed keeps them', async () => {
  function Tools() {
    const { change } = useCatalogueView()
    return (
      <>
        <button onClick={() => change('q', 'sql')}>type</button>
        <button onClick={() => change('badge', 'Advanced')}>choose</button>
        <output>{useLocation().search}</output>
      </>
    )
  }
  // The first change of the address never ends.
  const loader = vi.fn<() => unknown>().mockReturnValueOnce(never).mockReturnValue(null)
  const router = createMemoryRouter([{ id: 'courses', path: '/courses', element: <Tools />, loader }], {
    initialEntries: ['/courses'],
    hydrationData: { loaderData: { courses: null } },
  })
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByText('type'))
  fireEvent.click(screen.getByText('choose'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?q=sql&badge=Advanced'))
})
