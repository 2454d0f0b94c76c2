// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useUnfoldedPrint } from './use-unfolded-print.ts'

afterEach(cleanup)

function Page() {
  useUnfoldedPrint()
  return (
    <main>
      <details id="folded" />
      <details id="unfolded" open />
    </main>
  )
}

test('P34 answers are open while the page is printed, and folded again after it', () => {
  const { container } = render(<Page />)
  const open = () => [...container.querySelectorAll('details[open]')].map(({ id }) => id)
  dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual(['folded', 'unfolded'])
  dispatchEvent(new Event('afterprint'))
  expect(open()).toEqual(['unfolded'])
})
