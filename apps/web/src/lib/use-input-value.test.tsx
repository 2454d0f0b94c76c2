// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useInputValue } from './use-input-value.ts'

afterEach(cleanup)

function Echo({ initial }: { initial?: string }) {
  return <output>{useInputValue('name', initial)}</output>
}

const said = () => screen.getByRole('status').textContent

test('what stands in the input is followed while it is typed', async () => {
  render(
    <>
      <input id="name" defaultValue="Grace" />
      <Echo initial="Ada" />
    </>,
  )
  expect(said()).toBe('Grace')
  await userEvent.type(screen.getByRole('textbox'), ' H')
  expect(said()).toBe('Grace H')
})

test('as long as the input is not on the page, and in the HTML of the build, it is the text to begin with', () => {
  const { rerender } = render(<Echo initial="Ada" />)
  expect(said()).toBe('Ada')
  rerender(<Echo />)
  expect(said()).toBe('')
  expect(renderToString(<Echo initial="Ada" />)).toBe('<output>Ada</output>')
})
