// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'
import { announced, cardTitles, openCatalogue, titles } from './catalogue-fixture.ts'

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the courses' })
const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
const badge = (name: string) => screen.getByRole('button', { name })

test('typing replaces, choosing pushes, Back undoes one choice at a time', async () => {
  const { visitor, address, router, api } = await openCatalogue()
  await visitor.type(search(), 'and')
  await waitFor(() => expect(address()).toBe('/courses?q=and'))
  await visitor.click(badge('Beginner'))
  // Their order is the catalogue's until the search is there, and then the search's.
  await waitFor(() => expect(cardTitles().toSorted()).toEqual(['Git for Teams', 'SQL Queries']))
  await visitor.selectOptions(order(), 'Fees: low to high')
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries', 'Git for Teams']))
  expect(address()).toBe('/courses?q=and&badge=Beginner&sort=price-up')
  await waitFor(() => expect(announced()).toBe('2 of 4 courses for “and”'))
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and&badge=Beginner')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and')
  await waitFor(() => expect(cardTitles().toSorted()).toEqual(titles.toSorted()))
  expect(search().value).toBe('and')
  expect(api.calls).toEqual(['/courses'])
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and')
})

test.each([
  ['the keyboard of a phone gives way to the courses', true],
  ['elsewhere the text can be changed at once', false],
])('after Enter %s', async (_what, isTouch) => {
  const { visitor } = await openCatalogue()
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: isTouch && media === '(hover: none)' }),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  await visitor.type(search(), 'git{Enter}')
  expect(document.activeElement === search()).toBe(!isTouch)
  expect(search().value).toBe('git')
})

test('an address asks for words, badge and order', async () => {
  await openCatalogue('/courses?q=and&badge=Beginner&sort=rating')
  expect([
    search().value,
    order().value,
    badge('Beginner').getAttribute('aria-pressed'),
    badge('All').getAttribute('aria-pressed'),
  ]).toEqual(['and', 'rating', 'true', 'false'])
  await waitFor(() => expect(cardTitles()).toEqual(['Git for Teams', 'SQL Queries']))
})

test.each(['Wizard', '%20', '__proto__'])(
  'an address asks for %s, which no course is: all are shown',
  async (asked) => {
    await openCatalogue(`/courses?badge=${asked}`)
    expect(cardTitles()).toEqual(titles)
    expect(badge('All').getAttribute('aria-pressed')).toBe('true')
  },
)

test('an address may write a badge in other capitals', async () => {
  await openCatalogue('/courses?q=and&badge=beginner')
  expect(badge('Beginner').getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(cardTitles().toSorted()).toEqual(['Git for Teams', 'SQL Queries']))
})

test('P41 "catalogue" is searched for like any other word, and is the order without being in the address', async () => {
  const { visitor, address } = await openCatalogue('/courses?sort=catalogue')
  expect(order().selectedOptions[0]?.textContent).toBe('Catalogue order')
  await visitor.selectOptions(order(), 'Best rated')
  await waitFor(() => expect(address()).toBe('/courses?sort=rating'))
  await visitor.selectOptions(order(), 'Catalogue order')
  await waitFor(() => expect(address()).toBe('/courses'))
  await visitor.type(search(), 'catalogue')
  await waitFor(() => expect(address()).toBe('/courses?q=catalogue'))
})

test('P41 the Courses link of the header shows the whole catalogue, whatever was searched before', async () => {
  const { visitor, address, router } = await openCatalogue()
  await visitor.type(search(), 'sql')
  await visitor.click(badge('Beginner'))
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries']))
  expect(address()).toBe('/courses?q=sql&badge=Beginner')
  await visitor.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Courses' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
  expect([address(), search().value]).toEqual(['/courses', ''])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries']))
  expect(search().value).toBe('sql')
})

test('P41 blanks alone search for nothing: every course stays', async () => {
  await openCatalogue('/courses?q=%20%20')
  await waitFor(() => expect(announced()).toBe('4 courses'))
  expect(cardTitles()).toEqual(titles)
})

test('Back gives the words back that a reset took away', async () => {
  const { visitor, address, router } = await openCatalogue('/courses?q=nothing%20like%20it')
  await screen.findByRole('heading', { level: 2, name: 'No course matches “nothing like it”' })
  await waitFor(() => expect(announced()).toBe('0 of 4 courses for “nothing like it”'))
  await visitor.click(screen.getByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
  expect([address(), search().value]).toEqual(['/courses', ''])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(search().value).toBe('nothing like it'))
})

test('P50 a misspelt word finds its course, is asked back, and what was found is marked', async () => {
  const { visitor, address } = await openCatalogue('/courses?q=raect')
  await waitFor(() => expect(cardTitles()).toEqual(['React Patterns']))
  await waitFor(() => expect(announced()).toBe('1 of 4 courses for “react”'))
  expect(screen.getByText(/Did you mean/).textContent).toBe('No course matches “raect”. Did you mean react?')
  const [marked, ...others] = document.querySelectorAll('mark')
  expect([marked?.textContent, others]).toEqual(['React', []])
  await visitor.click(screen.getByRole('button', { name: 'react' }))
  await waitFor(() => expect(address()).toBe('/courses?q=react'))
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(search().value).toBe('react')
  // The button that was pressed is gone.
  expect(document.activeElement?.id).toBe('found')
})

test('P50 each word that was searched for is marked', async () => {
  await openCatalogue('/courses?q=git%20teams')
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Git', 'Teams']),
  )
})

test('P50 the best match stands first, unless another order is chosen', async () => {
  const courses = [
    sampleCourse({ id: 'a', title: 'Forms that Fill a Table by SQL', price: 9 }),
    sampleCourse({ id: 'b', title: 'SQL Queries', price: 19 }),
  ]
  const { visitor } = await openCatalogue('/courses?q=sql', { courses })
  await waitFor(() => expect(cardTitles()).toEqual(['SQL Queries', 'Forms that Fill a Table by SQL']))
  expect(order().selectedOptions[0]?.textContent).toBe('Best match')
  await visitor.selectOptions(order(), 'Fees: low to high')
  await waitFor(() => expect(cardTitles()).toEqual(['Forms that Fill a Table by SQL', 'SQL Queries']))
})

test('P50 until the search is there the page says that it is searching', async () => {
  renderAt('/courses?q=sql')
  const main = screen.getByRole('main')
  const isBusy = () => main.querySelector('[aria-busy="true"]') !== null
  await waitFor(() => expect([announced(), isBusy()]).toEqual(['Searching…', true]))
  await waitFor(() => expect([announced(), isBusy()]).toEqual(['1 of 4 courses for “sql”', false]))
  expect(cardTitles()).toEqual(['SQL Queries'])
})

test('the count is shown at each letter, and announced once, when no more are typed', async () => {
  await openCatalogue('/courses?q=sql')
  await waitFor(() => expect([announced(), cardTitles()]).toEqual(['1 of 4 courses for “sql”', ['SQL Queries']]))
  const [shown, status] = document.querySelectorAll('search p')
  const said: unknown[] = []
  if (status) new MutationObserver(() => said.push(announced())).observe(status, { characterData: true, subtree: true })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const type = async (text: string, pause: number) => {
    fireEvent.change(search(), { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(pause))
    return shown?.textContent
  }
  expect(await type('s', 790)).toBe('2 of 4 courses')
  // As many, for other words.
  expect(await type('react', 790)).toBe('1 of 4 courses')
  expect(await type('git', 790)).toBe('1 of 4 courses')
  expect(said).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(said).toEqual(['1 of 4 courses for “git”'])
  fireEvent.click(badge('Advanced'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(said.slice(1), 'a choice is announced at once').toEqual(['0 of 4 courses for “git”'])
})

test('the button that unfolds level and order on phones says whether it has, and counts what is chosen', async () => {
  const { visitor } = await openCatalogue()
  const filters = screen.getByRole('button', { name: 'Filters' })
  expect(filters.getAttribute('aria-expanded')).toBe('false')
  await visitor.click(filters)
  expect(filters.getAttribute('aria-expanded')).toBe('true')
  await visitor.click(badge('Beginner'))
  await waitFor(() => expect(filters.textContent).toBe('Filters (1)'))
  await visitor.selectOptions(order(), 'Best rated')
  await waitFor(() => expect(filters.textContent).toBe('Filters (2)'))
  await visitor.click(badge('All'))
  await waitFor(() => expect(cardTitles()).toHaveLength(4))
  expect([badge('All'), badge('Beginner')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ])
})
