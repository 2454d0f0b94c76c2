// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { slowNoteId } from '#lib/use-is-slow.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { findTimeoutMs } from '#testing/find-timeout.ts'
import { student } from '#testing/fake-gateway.ts'
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

test('P31 Back and Forward return the focus to the link that was followed, else to the heading', async () => {
  localStorage.setItem('signed-in', 'yes')
  const { visitor, router, gateway } = renderAt('/courses', { user: 'unknown' })
  const details = 'See Details: SQL Queries'
  await visitor.click(await screen.findByRole('link', { name: details }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'SQL Queries' })
  await visitor.click(mainMenu().getByRole('link', { name: 'FAQ' }))
  await waitFor(() => expect(heading.isConnected).toBe(false))
  // The header has one link more from now on.
  act(() => gateway.emit(student))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('FAQ'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: details })))
  await act(() => router.navigate(2))
  const faq = await screen.findByRole('heading', { level: 1, name: /Questions/ })
  await waitFor(() => expect(document.activeElement).toBe(faq))
})

test('P31 Back within a page returns the focus to the link that was followed, unless a control has it', async () => {
  const { visitor, router } = renderAt('/faq')
  const link = within(await screen.findByRole('main')).getByRole('link', { name: 'privacy' })
  const place = () => document.activeElement?.id
  await visitor.click(link)
  await waitFor(() => expect(place()).toBe('privacy'))
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(link)
  await visitor.click(link)
  await waitFor(() => expect(place()).toBe('privacy'))
  const control = screen.getByRole('switch', { name: 'Dark theme' })
  act(() => control.focus())
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(control)
})

test('P31 a link to the page on which one is gives its heading the focus', async () => {
  const { visitor } = renderAt('/')
  const heading = await screen.findByRole('heading', { level: 1 })
  await visitor.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Syntax Lab, home' }))
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('P31 a comparison has a title of its own, and leaves the list its own', async () => {
  const { router } = renderAt('/courses?compare=git-basics,sql-queries')
  await waitFor(() => expect(document.title).toBe('Compare courses · Syntax Lab'))
  await act(() => router.navigate('/courses'))
  await waitFor(() => expect(document.title).toBe('Courses · Syntax Lab'))
})

test('P31 a heading that comes later than its page gets the focus when it comes', async () => {
  const api = createFakeCourseApi()
  const { course } = api
  const answer = Promise.withResolvers<void>()
  api.course = async (...asked) => {
    await answer.promise
    return course(...asked)
  }
  const { router } = renderAt('/faq', { api })
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/courses/git-basics'))
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /FAQ/ })).toBeNull())
  expect(document.activeElement).toBe(document.body)
  answer.resolve()
  const heading = await screen.findByRole('heading', { level: 1, name: 'Git for Teams' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('P31 a change of the query alone leaves the focus where it is', async () => {
  const { visitor } = renderAt('/courses')
  const beginner = await screen.findByRole('button', { name: 'Beginner' })
  await visitor.click(beginner)
  await screen.findByText('2 of 4 courses', { selector: '[role="status"]' })
  expect(document.activeElement).toBe(beginner)
})

test.each([
  ['/courses', 'Courses'],
  ['/courses/nobody', 'Courses'],
  ['/home', 'Home'],
])('the header says of %s that it belongs to %s', async (address, name) => {
  renderAt(address)
  await screen.findByRole('heading', { level: 1 })
  expect(mainMenu().getByRole('link', { current: 'page' }).textContent).toBe(name)
})

test('a page with two addresses is at each of them, also after the other one', async () => {
  const { visitor, router } = renderAt('/home')
  const title = (await screen.findByRole('heading', { level: 1 })).textContent
  for (const link of ['FAQ', 'Home']) {
    await visitor.click(mainMenu().getByRole('link', { name: link }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent === title).toBe(link === 'Home'))
  }
  await act(() => router.navigate('/home'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})

test('P30 the first stop skips to the content', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  await visitor.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

test('the menu opens, and closes by its button, by Escape alone of the keys, and by choosing', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  const menu = screen.getByRole('button', { name: 'Menu' })
  const isOpen = () => menu.getAttribute('aria-expanded')
  await visitor.click(menu)
  expect(isOpen()).toBe('true')
  await visitor.click(menu)
  expect(isOpen()).toBe('false')
  await visitor.click(menu)
  await visitor.keyboard('{ArrowDown}')
  expect(isOpen()).toBe('true')
  await visitor.keyboard('{Escape}')
  expect(isOpen()).toBe('false')
  for (const chosen of [
    mainMenu().getByRole('link', { name: 'Courses' }),
    screen.getByRole('link', { name: 'Login' }),
  ]) {
    await visitor.click(menu)
    await visitor.click(chosen)
    expect(isOpen()).toBe('false')
  }
})

test('the open menu closes when the focus leaves the header, and not before', async () => {
  const { visitor } = renderAt('/faq')
  await screen.findByRole('heading', { level: 1 })
  const menu = screen.getByRole('button', { name: 'Menu' })
  await visitor.click(menu)
  await visitor.tab()
  expect(document.activeElement?.textContent).toBe('Home')
  // The window itself, and not something in it, takes the focus.
  act(() => mainMenu().getByRole('link', { name: 'Home' }).blur())
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  act(() => menu.focus())
  act(() => screen.getByRole('main').focus())
  expect(menu.getAttribute('aria-expanded')).toBe('false')
})

test('a press in the header with the menu closed leaves the focus where it is', async () => {
  const { visitor } = renderAt('/courses')
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  const link = mainMenu().getByRole('link', { name: 'Courses' })
  await visitor.click(link)
  expect(document.activeElement).toBe(link)
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

test('P31 a place belongs to the whole address that was opened, from then on to the entry of the history', async () => {
  const { router } = renderAt('/faq?from=mail#pricing')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/login'))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  dispatchEvent(new Event('pagehide'))
  const places: object = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}')
  expect(Object.keys(places)).toEqual(expect.arrayContaining(['/faq?from=mail#pricing', router.state.location.key]))
})

test('a page that has come is not called slow later', async () => {
  await import('#pages/faq-page.tsx')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderAt('/faq')
  await vi.waitFor(() => screen.getByRole('heading', { level: 1 }), { timeout: findTimeoutMs })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(document.getElementById(slowNoteId)?.hidden).toBe(true)
})

test('the button of the menu shows three lines, and a cross while the menu is open', async () => {
  const { visitor } = renderAt('/about')
  await screen.findByRole('heading', { level: 1 })
  const menu = screen.getByRole('button', { name: 'Menu' })
  const strokes = () => menu.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length
  expect(strokes()).toBe(3)
  await visitor.click(menu)
  expect(strokes()).toBe(2)
})

test('Back closes the menu, and Forward does not open it again', async () => {
  const { visitor, router } = renderAt('/faq')
  const menu = screen.getByRole('button', { name: 'Menu' })
  await act(() => router.navigate('/blog'))
  await visitor.click(menu)
  // Not every browser gives the focus to a button that is pressed, so none that goes elsewhere closes the menu.
  act(() => menu.blur())
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  for (const [step, heading] of [
    [-1, 'Questions, answered'],
    [1, 'Blog'],
  ] as const) {
    await act(() => router.navigate(step))
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(menu.getAttribute('aria-expanded')).toBe('false')
  }
})

test('an address with a hash leads to its place, from the beginning and by a link', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { router } = renderAt('/faq#terms')
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('terms')]))
  await act(() => router.navigate('/blog#cors-in-node'))
  await waitFor(() => expect(scrolled.mock.contexts.slice(1)).toEqual([document.getElementById('cors-in-node')]))
})

test('a footer link to the open page gives the focus to its heading, also from a place on it', async () => {
  const { visitor } = renderAt('/faq#pricing')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Questions, answered' })
  await visitor.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
  expect(document.activeElement).toBe(heading)
})
