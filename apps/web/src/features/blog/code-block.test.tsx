// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeBlock } from './code-block.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const block = <CodeBlock language="js" title="a.js" html={'<span class="code-keyword">const</span> a = \'&lt;b>\''} />

test('Copy puts the plain code on the clipboard and says so once', async () => {
  const user = userEvent.setup()
  render(block)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy a.js' }))
  expect(await navigator.clipboard.readText()).toBe("const a = '<b>'")
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('where the clipboard is blocked, Copy selects the code and says what to do', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('blocked', 'NotAllowedError'))
  render(block)
  await user.click(screen.getByRole('button', { name: 'Copy a.js' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Selected: now copy it'))
  expect(getSelection()?.toString()).toBe("const a = '<b>'")
})

test('the code is a named region that the keyboard reaches, with its language beside it', async () => {
  const user = userEvent.setup()
  render(block)
  expect(screen.getByText('JavaScript')).toBeDefined()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Code of a.js' }))
})

test.each([
  ['jsx', 'JSX'],
  ['ts', 'TypeScript'],
  ['tsx', 'TSX'],
  ['json', 'json'],
])('a sample of %s says %s', (language, name) => {
  render(<CodeBlock language={language} title="A sample" html="" />)
  expect(screen.getByText(name)).toBeDefined()
})
