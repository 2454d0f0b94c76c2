// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BareButton, Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

/** A button in a form; `pressed` and `submitted` count what comes of a press. */
async function press(props: Parameters<typeof Button>[0]) {
  const pressed = vi.fn()
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form onSubmit={submitted}>
      <Button onClick={pressed} {...props}>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(button())
  return { pressed: pressed.mock.calls.length, submitted: submitted.mock.calls.length }
}

test('a press does what the button is for, and submits a form only where it says so', async () => {
  expect(await press({})).toEqual({ pressed: 1, submitted: 0 })
  cleanup()
  expect(await press({ type: 'submit' })).toEqual({ pressed: 1, submitted: 1 })
})

test('P21 a busy button keeps its focus, says that it is busy and ignores presses', async () => {
  expect(await press({ type: 'submit', isBusy: true })).toEqual({ pressed: 0, submitted: 0 })
  expect(document.activeElement).toBe(button())
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['true', 'true'])
})

test('a button that is not busy says nothing of it, and may be for nothing', async () => {
  render(<Button>Save</Button>)
  await userEvent.click(button())
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([null, null])
})

test('a button is disabled until React has taken the page over', () => {
  expect(renderToString(<BareButton>Save</BareButton>)).toContain('disabled')
  render(<BareButton>Save</BareButton>)
  expect([button().disabled, button().type]).toEqual([false, 'button'])
})

test('a link that looks like a button is a link', () => {
  render(
    <ButtonLink href="/faq" rel="nofollow">
      Learn more
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Learn more' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/faq', 'nofollow'])
})
