// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { onThemeChange } from '#lib/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

const isDark = () => screen.getByRole('switch', { name: 'Dark theme' }).getAttribute('aria-checked') === 'true'
const theme = () => document.documentElement.dataset['theme']
const press = () => userEvent.click(screen.getByRole('switch'))

test('light is the default', () => {
  render(<ThemeSwitch />)
  expect([isDark(), theme(), localStorage.getItem('theme')]).toEqual([false, undefined, null])
})

test('goes to dark and back, and the choice is kept', async () => {
  render(<ThemeSwitch />)
  await press()
  expect([isDark(), theme(), localStorage.getItem('theme')]).toEqual([true, 'dark', 'dark'])
  await press()
  expect([isDark(), theme(), localStorage.getItem('theme')]).toEqual([false, undefined, 'light'])
})

test('the frame of the browser takes the colour of the page, in both themes', async () => {
  document.head.innerHTML = `<meta name="theme-color">
    <style>html { background: rgb(250, 250, 250) } [data-theme='dark'] { background: rgb(10, 10, 10) }</style>`
  onTestFinished(() => void (document.head.innerHTML = ''))
  const frame = () => document.querySelector('meta')?.content
  render(<ThemeSwitch />)
  expect(frame()).toBe('rgb(250, 250, 250)')
  await press()
  expect(frame()).toBe('rgb(10, 10, 10)')
})

test('starts with the theme that the document was painted in', () => {
  document.documentElement.dataset['theme'] = 'dark'
  render(<ThemeSwitch />)
  expect(isDark()).toBe(true)
})

test('can be drawn on a server, in light', () =>
  expect(renderToString(<ThemeSwitch />)).toContain('aria-checked="false"'))

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'P15 the theme works for the visit where storage throws at %s',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    render(<ThemeSwitch />)
    await press()
    expect([isDark(), theme()]).toEqual([true, 'dark'])
    await press()
    expect([isDark(), theme()]).toEqual([false, undefined])
  },
)

test.each([
  ['dark', true],
  ['light', false],
])('P24 another tab chose %s: this one follows', (value, dark) => {
  if (!dark) document.documentElement.dataset['theme'] = 'dark'
  render(<ThemeSwitch />)
  act(() => {
    localStorage.setItem('theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }))
  })
  expect(isDark()).toBe(dark)
})

test('P24 what another tab has chosen meanwhile is there when Back shows the page again', () => {
  render(<ThemeSwitch />)
  const leaveWhile = (doElsewhere: () => void) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    doElsewhere()
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  }
  leaveWhile(() => localStorage.setItem('theme', 'dark'))
  expect([isDark(), theme()]).toEqual([true, 'dark'])
  leaveWhile(() => localStorage.clear())
  expect([isDark(), theme()]).toEqual([true, 'dark'])
})

test('P15 a storage that is cleared, here or by another tab, leaves the theme as it is for the visit', async () => {
  render(<ThemeSwitch />)
  await press()
  act(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  })
  expect([isDark(), theme()]).toEqual([true, 'dark'])
})

test('P24 without a switch on the page nobody follows another tab', () => {
  render(<ThemeSwitch />).unmount()
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(theme()).toBeUndefined()
})

test('whoever has unsubscribed hears no more of the theme', async () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = onThemeChange(listener)
  render(<ThemeSwitch />)
  await press()
  unsubscribe()
  await press()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('P24 other things that another tab keeps do not change the theme', () => {
  document.documentElement.dataset['theme'] = 'dark'
  render(<ThemeSwitch />)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: 'yes' })))
  expect(isDark()).toBe(true)
})
