// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyLinkButton } from './copy-link-button.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('a fellow student gets the address of the page alone, without what a newsletter has added to it', async () => {
  history.replaceState(null, '', '/courses/git-basics?fbclid=1#details')
  const user = userEvent.setup()
  render(<CopyLinkButton path="/courses/git-basics" />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/courses/git-basics')
  expect(screen.getByRole('status').textContent).toBe('Link copied')
})

test('where the clipboard is blocked, the button says where the address is to be had', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Blocked', 'NotAllowedError'))
  render(<CopyLinkButton path="/courses/git-basics" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await screen.findByRole('button', { name: 'Copy it from the address bar' })
  expect(screen.getByRole('status').textContent).toBe('Copy it from the address bar')
})
