// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.restoreAllMocks())

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main' }))

test('P31 a change of route sets the title and gives the focus to the heading; the first screen does not', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  await waitFor(() => expect(document.title).toBe('Courses · Syntax Lab'))
  expect(document.activeElement).toBe(document.body)
  await visitor.click(screen.getByRole('link', { name: 'Login' }))
  const login = await screen.findByRole('heading', { level: 1, name: 'Login' })
  await waitFor(() => expect(document.activeElement).toBe(login))
  expect(document.title).toBe('Login · Syntax Lab')
})

test('P31 the heading of a course gets the focus, also when it comes later than the page', async () => {
  const { visitor } = renderAt('/courses')
  await visitor.click(await screen.findByRole('link', { name: 'See Details: SQL Queries' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'SQL Queries' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('P31 a change of the query alone leaves the focus where it is', async () => {
  const { visitor } = renderAt('/courses')
  const beginner = await screen.findByRole('button', { name: 'Beginner' })
  await visitor.click(beginner)
  await screen.findByText('2 of 4 courses')
  expect(document.activeElement).toBe(beginner)
})

test('the header links Home, Courses, FAQ and Blog, and says where one is', async () => {
  renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  expect(
    mainMenu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Home', '/', null],
    ['Courses', '/courses', 'page'],
    ['FAQ', '/faq', null],
    ['Blog', '/blog', null],
  ])
})

test('the header says of the page of a course that it belongs to Courses', async () => {
  renderAt('/courses/nobody')
  await screen.findByRole('heading', { level: 1 })
  expect(mainMenu().getByRole('link', { current: 'page' }).textContent).toBe('Courses')
})

test('P30 the first stop skips to the content', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  await visitor.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test('the menu opens, and closes by Escape and by choosing', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  const menu = screen.getByRole('button', { name: 'Menu' })
  const isOpen = () => menu.getAttribute('aria-expanded')
  await visitor.click(menu)
  expect(isOpen()).toBe('true')
  await visitor.keyboard('{Escape}')
  expect(isOpen()).toBe('false')
  await visitor.click(menu)
  await visitor.click(mainMenu().getByRole('link', { name: 'Courses' }))
  expect(isOpen()).toBe('false')
})

test('the footer leads where the specification says', async () => {
  renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  const footer = within(screen.getByRole('contentinfo'))
  for (const name of [
    'Features',
    'Integrations',
    'Pricing',
    'FAQ',
    'Privacy',
    'Terms of Service',
    'Public API',
    'Documentation',
    'Guides',
  ])
    expect(footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/faq(#.*)?$/)
  for (const name of ['Facebook', 'Twitter', 'Instagram'])
    expect(footer.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe('/about')
  expect(footer.getByText(/Copyright © 2022 Syntax Lab\. All rights reserved by the Professor\./)).toBeTruthy()
})

test('P12 offline: a banner, gone when the connection is back; nothing typed is lost', async () => {
  const { visitor } = renderAt('/login')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await visitor.type(email, 'half an addr')
  // A screen reader says what comes into a region that is there already.
  const regions = screen.getAllByRole('status')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(regions).toContain(screen.getByText(/^You're offline\./).closest('[role="status"]'))
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You're offline\./)).toBeNull()
  expect(email.value).toBe('half an addr')
})
