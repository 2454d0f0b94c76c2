// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, expect, test } from 'vitest'
import { announced, cardTitles, openCatalogue, titles } from './catalogue-fixture.ts'

function keepInAnotherTab(ids: string) {
  localStorage.setItem('shortlist', ids)
  dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
}

// The shortlist's module outlives a test.
afterEach(() => act(() => keepInAnotherTab('')))

test('P52 the button of a course is pressed while the course is kept', async () => {
  const { visitor } = await openCatalogue()
  const keep = screen.getByRole('button', { name: 'Keep: SQL Queries' })
  const look = () => [keep.getAttribute('aria-pressed'), keep.querySelector('svg')?.getAttribute('fill')]
  expect(look()).toEqual(['false', 'none'])
  await visitor.click(keep)
  expect(look()).toEqual(['true', 'currentColor'])
  await visitor.click(keep)
  expect(look()).toEqual(['false', 'none'])
})

test('P52 the card of a kept course leads to the shortlist', async () => {
  const { visitor, address } = await openCatalogue()
  const link = () => screen.queryByRole('link', { name: 'Your shortlist' })
  expect(link()).toBeNull()
  const keep = screen.getByRole('button', { name: 'Keep: SQL Queries' })
  await visitor.click(keep)
  await visitor.tab()
  expect(document.activeElement, 'the way there is the next stop after Keep').toBe(link())
  await visitor.keyboard('{Enter}')
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries']))
  expect(address()).toBe('/courses?kept=1')
  expect(document.activeElement?.textContent).toBe('Courses')
})

test('P52 a link to the shortlist that goes with what another tab lets go of gives Keep the focus', async () => {
  const { visitor } = await openCatalogue()
  const keep = screen.getByRole('button', { name: 'Keep: SQL Queries' })
  await visitor.click(keep)
  await visitor.tab()
  await act(async () => keepInAnotherTab(''))
  expect(screen.queryByRole('link', { name: 'Your shortlist' })).toBeNull()
  expect(document.activeElement).toBe(keep)
})

test('P52 kept courses are shown alone, compared, and let go of', async () => {
  const { visitor, address } = await openCatalogue()
  expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull()
  for (const title of ['Git for Teams', 'SQL Queries'])
    await visitor.click(screen.getByRole('button', { name: `Keep: ${title}` }))
  // A screen reader says "pressed", and the same name before and after.
  expect(screen.getByRole('button', { name: 'Keep: SQL Queries', pressed: true }).textContent).toBe('Keep')
  await visitor.click(screen.getByRole('button', { name: 'Shortlist (2)' }))
  await waitFor(() => expect(cardTitles()).toEqual(['Git for Teams', 'SQL Queries']))
  expect(screen.getByRole('heading', { level: 2, name: 'Your shortlist' })).toBeTruthy()
  await visitor.click(screen.getByRole('link', { name: 'Compare' }))
  await screen.findByRole('heading', { level: 2, name: '2 courses side by side' })
  expect(address()).toBe('/courses?compare=git-basics,sql-queries')
  await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Courses' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
  for (const title of ['Git for Teams', 'SQL Queries'])
    await visitor.click(screen.getByRole('button', { name: `Keep: ${title}`, pressed: true }))
  expect(localStorage.getItem('shortlist')).toBeNull()
})

test('P52 the shortlist alone is a choice that can be undone, and one course is compared with nothing', async () => {
  const { visitor, address } = await openCatalogue()
  await visitor.click(screen.getByRole('button', { name: 'Keep: SQL Queries' }))
  const shortlist = await screen.findByRole('button', { name: 'Shortlist (1)' })
  expect(shortlist.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
  await visitor.click(shortlist)
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries']))
  expect([address(), shortlist.getAttribute('aria-pressed')]).toEqual(['/courses?kept=1', 'true'])
  expect(screen.getByText('1 course on your shortlist', { selector: '[role="status"]' })).toBeTruthy()
  await visitor.click(shortlist)
  await waitFor(() => expect(cardTitles()).toEqual(titles))
  expect(address()).toBe('/courses')
})

test('P52 a card that leaves the shortlist hands the focus to the next one, the last to the one before', async () => {
  const { visitor } = await openCatalogue()
  const keep = (title: string) => screen.getByRole('button', { name: `Keep: ${title}` })
  const letGo = async (title: string) => {
    keep(title).focus()
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(cardTitles()).not.toContain(title))
    return document.activeElement
  }
  const kept = titles.slice(0, 3)
  for (const title of kept) await visitor.click(keep(title))
  await visitor.click(await screen.findByRole('button', { name: 'Shortlist (3)' }))
  await waitFor(() => expect(cardTitles()).toEqual(kept))
  const [first = '', second = '', third = ''] = kept
  expect(await letGo(first)).toBe(keep(second))
  expect(await letGo(third)).toBe(keep(second))
  expect(await letGo(second)).toBe(screen.getByRole('heading', { name: 'Your shortlist is empty' }))
})

test('P52 an empty shortlist that is left gives its focus to the heading', async () => {
  const { visitor } = await openCatalogue('/courses?kept=1')
  const shortlist = await screen.findByRole('button', { name: 'Shortlist (0)' })
  const focused: EventTarget[] = []
  document.addEventListener('focusin', ({ target }) => target && focused.push(target))
  await visitor.click(shortlist)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull())
  expect(focused, 'nothing that goes as well').toEqual([shortlist, screen.getByRole('heading', { level: 1 })])
})

test('P52 a kept course that the catalogue has no longer does not count', async () => {
  keepInAnotherTab('git-basics,gone')
  await openCatalogue()
  expect((await screen.findByRole('button', { name: /^Shortlist/ })).textContent).toBe('Shortlist (1)')
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
})

test('P52 of a longer shortlist all are handed on, so that the comparison can name those that do not fit', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e'].map((id) => sampleCourse({ id, title: `Course ${id}` }))
  await openCatalogue('/courses', { courses })
  // The page listens a moment after it is drawn.
  await waitFor(() => {
    act(() => keepInAnotherTab('a,b,c,d,e'))
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/courses?compare=a,b,c,d,e')
  })
})

test('P52 on the shortlist what is found there is compared, in its order', async () => {
  const courses = [
    sampleCourse({ id: 'a', badge: 'Beginner', price: 30 }),
    sampleCourse({ id: 'b', badge: 'Advanced', price: 20 }),
    sampleCourse({ id: 'c', badge: 'Beginner', price: 10 }),
    sampleCourse({ id: 'd', badge: 'Beginner', price: 5 }),
  ]
  const compared = () => screen.queryByRole('link', { name: 'Compare' })?.getAttribute('href')
  keepInAnotherTab('a,b,c')
  const { visitor } = await openCatalogue('/courses?kept=1&sort=price-up', { courses })
  await waitFor(() => expect(compared()).toBe('/courses?compare=c,b,a'))
  await visitor.click(screen.getByRole('button', { name: 'Beginner' }))
  await waitFor(() => expect(compared()).toBe('/courses?compare=c,a'))
  await visitor.click(screen.getByRole('button', { name: 'Advanced' }))
  await waitFor(() => expect(compared(), 'of one course').toBeUndefined())
  await visitor.click(screen.getByRole('button', { name: /^Shortlist/ }))
  await waitFor(() => expect(compared(), 'in the catalogue').toBe('/courses?compare=a,b,c'))
})

test.each([
  [
    'kept=1&badge=Advanced',
    'No Advanced course on the shortlist',
    'Your shortlist has 1 course at other levels.',
    'Show all levels (1)',
  ],
  [
    'kept=1&badge=Advanced&q=git',
    'No Advanced course on the shortlist matches “git”',
    'At other levels, 1 course matches.',
    'Search all levels (1)',
  ],
])('at /courses?%s the kept courses of other levels are offered', async (query, heading, text, button) => {
  const { visitor } = await openCatalogue(`/courses?${query}`)
  act(() => keepInAnotherTab('git-basics'))
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(cardTitles()).toEqual(['Git for Teams']))
})

test('where a level hides kept courses, the count says of how many', async () => {
  await openCatalogue('/courses?kept=1&badge=Beginner')
  act(() => keepInAnotherTab('git-basics,linux-shell'))
  await waitFor(() => expect(announced()).toBe('1 of 2 courses on your shortlist'))
})

test('a word that no kept course has is said to be wanting on the shortlist, and is looked for among all', async () => {
  const { visitor, address } = await openCatalogue('/courses?kept=1&q=linux')
  act(() => keepInAnotherTab('git-basics'))
  await screen.findByRole('heading', { level: 2, name: 'No course on the shortlist matches “linux”' })
  expect(screen.queryByRole('button', { name: /all levels/ })).toBeNull()
  expect(screen.getByText('Among all courses, 1 matches.')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Search all courses (1)' }))
  await waitFor(() => expect(cardTitles()).toEqual(['The Linux Shell']))
  expect(address()).toBe('/courses?q=linux')
})

test('a word that no course has is not looked for among all courses again', async () => {
  await openCatalogue('/courses?kept=1&q=zzzzzz')
  act(() => keepInAnotherTab('git-basics'))
  await screen.findByRole('heading', { level: 2, name: 'No course on the shortlist matches “zzzzzz”' })
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull()
})

test('P52 a search on the shortlist that finds nothing leads to all of it, and Back to the search', async () => {
  const { visitor, address, router } = await openCatalogue('/courses?kept=1&badge=Advanced&q=zzzzzz')
  act(() => keepInAnotherTab('git-basics,sql-queries'))
  await visitor.click(await screen.findByRole('button', { name: 'Show your shortlist (2)' }))
  await waitFor(() => expect(cardTitles()).toEqual(['Git for Teams', 'SQL Queries']))
  expect(address()).toBe('/courses?kept=1')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?kept=1&badge=Advanced&q=zzzzzz')
})

test('P52 elsewhere each press on Keep counts, however quick it comes', async () => {
  const { visitor } = await openCatalogue()
  const keep = screen.getByRole('button', { name: 'Keep: Git for Teams' })
  for (const detail of [1, 2, 3]) fireEvent.click(keep, { detail })
  expect(keep.getAttribute('aria-pressed')).toBe('true')
  await visitor.dblClick(keep)
  expect(keep.getAttribute('aria-pressed')).toBe('true')
})

test('P52 on the shortlist a double click and a held Enter are one press: the card that moves up stays', async () => {
  const { visitor } = await openCatalogue('/courses?kept=1')
  act(() => keepInAnotherTab('git-basics,sql-queries'))
  await visitor.dblClick(await screen.findByRole('button', { name: 'Keep: Git for Teams' }))
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries']))
  const [last] = screen.getAllByRole('button', { name: 'Keep: SQL Queries' })
  if (last) fireEvent.click(last, { detail: 2 })
  expect(cardTitles()).toEqual(['SQL Queries'])
  const isLetThrough = (key: string, repeat: boolean) => last && fireEvent.keyDown(last, { key, repeat })
  expect([isLetThrough('Enter', false), isLetThrough('Enter', true), isLetThrough('Tab', true)]).toEqual([
    true,
    false,
    true,
  ])
})
