// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { outageMessages } from '#features/courses/outage-messages.ts'
import type { Outage } from '#lib/course-api-error.ts'
import { createFakeCourseApi } from '#testing/fake-course-api.ts'
import { renderAt } from '#testing/render-at.tsx'
import { sampleCourses } from '#testing/sample-courses.ts'

afterEach(() => void vi.useRealTimers())

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the courses' })
const order = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
const badge = (name: string) => screen.getByRole('button', { name })
const titles = sampleCourses.map(({ title }) => title)

async function openCatalogue(path = '/courses', options: Parameters<typeof renderAt>[1] = {}) {
  const app = renderAt(path, options)
  await screen.findByRole('searchbox')
  return app
}

test('the pictures of the first screen are asked for at once, those further down when they are near', async () => {
  renderAt('/courses')
  const all = await screen.findAllByRole('article')
  expect(all.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
  ])
})

test('shows each course with picture, title, badge, fees, ratings, views and the way to its details', async () => {
  await openCatalogue()
  expect(cards()).toEqual(titles)
  expect(screen.getByRole('heading', { level: 2, name: 'Courses that match' })).toBeTruthy()
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('There is no card.')
  // jsdom calls itself Apple's: see `usePictureTheme`.
  expect(card.querySelector('img')?.src).toBe('http://localhost:3001/images/git-basics.svg#light')
  const summary = 'Branches, rebases and reviews, from the first commit on.'
  for (const text of ['Beginner', '$49', '4.6', '12,480 views', summary])
    expect(within(card).getByText(text)).toBeTruthy()
  expect(within(card).getByRole('img', { name: '4.6 out of 5' })).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'See Details: Git for Teams' }).getAttribute('href')).toBe(
    '/courses/git-basics',
  )
})

test('the side column leads to each course', async () => {
  const { visitor, address } = await openCatalogue()
  const index = screen.getByRole('navigation', { name: 'Course index' })
  const links = within(index).getAllByRole('link')
  expect([...new Set(links.map((link) => link.textContent))]).toEqual(titles)
  await visitor.click(within(index).getAllByRole('link', { name: 'SQL Queries' })[0] ?? index)
  await waitFor(() => expect(address()).toBe('/courses/sql-queries'))
  expect(await screen.findByRole('heading', { level: 1, name: 'SQL Queries' })).toBeTruthy()
})

test('typing replaces, choosing pushes, Back undoes one choice at a time', async () => {
  const { visitor, address, router, api } = await openCatalogue()
  await visitor.type(search(), 'and')
  await waitFor(() => expect(address()).toBe('/courses?q=and'))
  await visitor.click(badge('Beginner'))
  // Their order is the catalogue's until the search is there, and then the search's.
  await waitFor(() => expect(cards().toSorted()).toEqual(['Git for Teams', 'SQL Queries']))
  await visitor.selectOptions(order(), 'Fees: low to high')
  await waitFor(() => expect(cards()).toEqual(['SQL Queries', 'Git for Teams']))
  expect(address()).toBe('/courses?q=and&badge=Beginner&sort=price-up')
  expect(await screen.findByText('2 of 4 courses')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and&badge=Beginner')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and')
  await waitFor(() => expect(cards().toSorted()).toEqual(titles.toSorted()))
  expect(search().value).toBe('and')
  expect(api.calls).toEqual(['/courses'])
  await act(() => router.navigate(-1))
  expect(address()).toBe('/courses?q=and')
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
  await visitor.click(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Courses' })[0] ?? search())
  await waitFor(() => expect(cards()).toEqual(titles))
  expect([address(), search().value]).toEqual(['/courses', ''])
})

test('Back gives the words back that a reset took away', async () => {
  const { visitor, address, router } = await openCatalogue('/courses?q=nothing%20like%20it')
  await screen.findByRole('heading', { level: 2, name: 'No course matches “nothing like it”' })
  await visitor.click(screen.getByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cards()).toEqual(titles))
  expect([address(), search().value]).toEqual(['/courses', ''])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(search().value).toBe('nothing like it'))
})

test('P41 the Courses link of the header shows the whole catalogue, whatever was searched before', async () => {
  const { visitor, address, router } = await openCatalogue()
  await visitor.type(search(), 'sql')
  await visitor.click(badge('Beginner'))
  await waitFor(() => expect(cards()).toEqual(['SQL Queries']))
  expect(address()).toBe('/courses?q=sql&badge=Beginner')
  await visitor.click(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Courses' })[0] ?? search())
  await waitFor(() => expect(cards()).toEqual(titles))
  expect([address(), search().value]).toEqual(['/courses', ''])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(cards()).toEqual(['SQL Queries']))
  expect(search().value).toBe('sql')
})

test('the focus is not lost with "Show all courses", and not with a Retry that heals', async () => {
  const { visitor, api, router } = await openCatalogue('/courses?q=xylophone')
  const heading = screen.getByRole('heading', { level: 1, name: 'Courses' })
  await visitor.click(await screen.findByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cards()).toEqual(titles))
  expect(document.activeElement).toBe(heading)
  api.outage = 'unreachable'
  await act(() => router.revalidate())
  api.outage = undefined
  await visitor.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(heading)
})

test('P42 Retry is busy as long as the server is really asked, and presses meanwhile ask nothing', async () => {
  const api = createFakeCourseApi()
  const { courses } = api
  const answer = Promise.withResolvers<void>()
  const asked = vi.fn<() => void>()
  api.courses = async (signal) => {
    asked()
    if (!api.outage) await answer.promise
    return courses(signal)
  }
  api.outage = 'unreachable'
  const { visitor } = renderAt('/courses', { api })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.outage = undefined
  const before = asked.mock.calls.length
  await visitor.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'))
  await visitor.click(retry)
  await act(() => new Promise((done) => setTimeout(done, 1_200)))
  expect(retry.getAttribute('aria-busy')).toBe('true')
  expect(asked).toHaveBeenCalledTimes(before + 1)
  answer.resolve()
  await waitFor(() => expect(cards()).toEqual(titles))
})

test('an address asks for words, badge and order', async () => {
  await openCatalogue('/courses?q=and&badge=Beginner&sort=rating')
  expect([
    search().value,
    order().value,
    badge('Beginner').getAttribute('aria-pressed'),
    badge('All').getAttribute('aria-pressed'),
  ]).toEqual(['and', 'rating', 'true', 'false'])
  await waitFor(() => expect(cards()).toEqual(['Git for Teams', 'SQL Queries']))
})

test.each(['Wizard', '%20', '__proto__'])(
  'an address asks for %s, which no course is: all are shown',
  async (asked) => {
    await openCatalogue(`/courses?badge=${asked}`)
    expect(cards()).toEqual(titles)
    expect(badge('All').getAttribute('aria-pressed')).toBe('true')
  },
)

test('an address may write a badge in other capitals', async () => {
  await openCatalogue('/courses?q=and&badge=beginner')
  expect(badge('Beginner').getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(cards().toSorted()).toEqual(['Git for Teams', 'SQL Queries']))
})

const outages: Outage[] = ['offline', 'unreachable', 'too-slow', 'too-many', 'broken', 'bad-data']

test.each(outages)('P10 %s has a screen of its own, and Retry heals it', async (outage) => {
  const { heading, text } = outageMessages[outage]
  const api = createFakeCourseApi()
  api.outage = outage
  const { visitor } = renderAt('/courses', { api })
  await screen.findByRole('heading', { level: 2, name: heading })
  expect(screen.getByRole('alert').textContent).toContain(heading)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('The catalogue is empty')).toBeNull()
  api.outage = undefined
  await visitor.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(cards()).toEqual(titles))
})

test('P10 each kind of failure has other words', () =>
  expect(new Set(outages.map((outage) => outageMessages[outage].heading)).size).toBe(
    Object.keys(outageMessages).length,
  ))

test('P10 a catalogue that is truly empty says so', async () => {
  renderAt('/courses', { courses: [] })
  expect(await screen.findByRole('heading', { level: 2, name: 'The catalogue is empty' })).toBeTruthy()
  for (const text of ['0 courses', /^The course server answered, but/]) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('P9 a screen of an outage asks again by itself, within 5 s', async () => {
  const api = createFakeCourseApi()
  api.outage = 'unreachable'
  await import('#pages/courses-page.tsx')
  vi.useFakeTimers()
  renderAt('/courses', { api })
  await vi.waitFor(() => screen.getByRole('button', { name: 'Retry' }), { timeout: 15_000 })
  api.outage = undefined
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await vi.waitFor(() => expect(cards()).toEqual(titles), { timeout: 15_000 })
})

test('P9 what was loaded stays readable while the server is away, says how old it is, and heals', async () => {
  const { api, router } = await openCatalogue()
  api.outage = 'unreachable'
  await act(() => router.revalidate())
  expect(await screen.findByText(/The course server cannot be reached/)).toBeTruthy()
  expect(screen.getByText(/^\d\d:\d\d$/).tagName).toBe('TIME')
  expect(cards()).toEqual(titles)
  api.outage = undefined
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cards()).toEqual(titles)
})

test('P11 markup in a course is text', async () => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await openCatalogue('/courses', { courses: [sampleCourse({ title: evil, badge: '<b>x</b>', description: evil })] })
  expect(cards()).toEqual([evil])
  expect(document.querySelector('main script:not([type="application/ld+json"]), main b, main img[src="x"]')).toBeNull()
})

test('P37 a picture that cannot be had leaves an empty one of the same size', async () => {
  await openCatalogue('/courses', { courses: [sampleCourse()] })
  const picture = screen.getByRole('article').querySelector('img')
  await act(async () => void picture?.dispatchEvent(new Event('error')))
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
  expect(screen.getByRole('article').querySelector('svg.aspect-video')).toBeTruthy()
})

test('a long catalogue draws what has been seen, more on demand, and finds every course', async () => {
  const courses = Array.from({ length: 5_000 }, (_, index) =>
    sampleCourse({ id: `course-${index}`, title: `Course ${index}` }),
  )
  const { visitor, router } = await openCatalogue('/courses', { courses })
  expect(screen.getByText('5000 courses')).toBeTruthy()
  expect(cards()).toHaveLength(12)
  await visitor.click(screen.getByRole('button', { name: 'Show more courses' }))
  expect(cards()).toHaveLength(24)
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate(-1))
  expect(cards(), 'after Back').toHaveLength(24)
  await visitor.type(search(), 'Course 4321')
  await waitFor(() => expect(cards()).toEqual(['Course 4321']))
}, 60_000)

test('a catalogue of 100 courses is drawn whole', async () => {
  const courses = Array.from({ length: 100 }, (_, index) => sampleCourse({ id: `id-${index}` }))
  const { router } = await openCatalogue('/courses', { courses })
  // How many are drawn is kept for each entry of the history.
  await act(() => router.navigate('/courses?sort=rating'))
  expect(cards()).toHaveLength(100)
  expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull()
})

test('on phones the index of titles unfolds, and folds again', async () => {
  const { visitor } = await openCatalogue()
  const index = screen.getByRole('navigation', { name: 'Course index' })
  const summary = within(index).getByText('Index of all 4 courses')
  const titlesIn = () => within(within(index).getByRole('group')).queryAllByRole('link')
  expect(titlesIn()).toEqual([])
  await visitor.click(summary)
  await waitFor(() => expect(titlesIn().map((link) => link.textContent)).toEqual(titles))
  await visitor.click(summary)
  await waitFor(() => expect(titlesIn()).toEqual([]))
})

test('P50 a misspelt word finds its course, is asked back, and what was found is marked', async () => {
  const { visitor, address } = await openCatalogue('/courses?q=raect')
  await waitFor(() => expect(cards()).toEqual(['React Patterns']))
  expect(await screen.findByText('1 of 4 courses for “react”')).toBeTruthy()
  const [marked, ...others] = document.querySelectorAll('mark')
  expect([marked?.textContent, others]).toEqual(['React', []])
  await visitor.click(screen.getByRole('button', { name: 'react' }))
  await waitFor(() => expect(address()).toBe('/courses?q=react'))
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  expect(search().value).toBe('react')
})

test('P50 the best match stands first, unless another order is chosen', async () => {
  const courses = [
    sampleCourse({ id: 'a', title: 'Forms that Fill a Table by SQL', price: 9 }),
    sampleCourse({ id: 'b', title: 'SQL Queries', price: 19 }),
  ]
  const { visitor } = await openCatalogue('/courses?q=sql', { courses })
  await waitFor(() => expect(cards()).toEqual(['SQL Queries', 'Forms that Fill a Table by SQL']))
  expect(order().selectedOptions[0]?.textContent).toBe('Best match')
  await visitor.selectOptions(order(), 'Fees: low to high')
  await waitFor(() => expect(cards()).toEqual(['Forms that Fill a Table by SQL', 'SQL Queries']))
})

test('P50 what another level has is offered', async () => {
  const { visitor, address } = await openCatalogue('/courses?q=linux&badge=Beginner')
  await screen.findByRole('heading', { level: 2, name: 'No Beginner course matches “linux”' })
  expect(screen.getByText('Courses at other levels match.')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Search all levels (1)' }))
  await waitFor(() => expect(cards()).toEqual(['The Linux Shell']))
  expect(address()).toBe('/courses?q=linux')
})

test('P50 until the search is there the page says that it is searching', async () => {
  renderAt('/courses?q=sql')
  const busy = () => screen.getByRole('main').querySelector('[aria-busy="true"]')
  await waitFor(() => expect([screen.queryByText('Searching…')?.tagName, busy()?.tagName]).toEqual(['P', 'DIV']))
  await waitFor(() => expect([screen.queryByText('1 of 4 courses')?.tagName, busy()]).toEqual(['P', null]))
  expect(cards()).toEqual(['SQL Queries'])
})

test('P52 of a longer shortlist all are handed on, so that the comparison can name those that do not fit', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e'].map((id) => sampleCourse({ id, title: `Course ${id}` }))
  const keepInAnotherTab = (ids: string) => {
    localStorage.setItem('shortlist', ids)
    dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
  }
  onTestFinished(() => keepInAnotherTab(''))
  await openCatalogue('/courses', { courses })
  // The page listens a moment after it is drawn.
  await waitFor(() => {
    act(() => keepInAnotherTab('a,b,c,d,e'))
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/courses?compare=a,b,c,d,e')
  })
})

test('P52 kept courses are shown alone, compared, and let go of', async () => {
  const { visitor, address } = await openCatalogue()
  expect(screen.queryByRole('button', { name: /^Shortlist/ })).toBeNull()
  for (const title of ['Git for Teams', 'SQL Queries'])
    await visitor.click(screen.getByRole('button', { name: `Keep: ${title}` }))
  expect(screen.getByRole('button', { name: 'Kept: SQL Queries' }).getAttribute('aria-pressed')).toBe('true')
  await visitor.click(screen.getByRole('button', { name: 'Shortlist (2)' }))
  await waitFor(() => expect(cards()).toEqual(['Git for Teams', 'SQL Queries']))
  await visitor.click(screen.getByRole('link', { name: 'Compare' }))
  await screen.findByRole('heading', { level: 2, name: '2 courses side by side' })
  expect(address()).toBe('/courses?compare=git-basics,sql-queries')
  await visitor.click(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Courses' })[0] ?? document.body)
  await waitFor(() => expect(cards()).toEqual(titles))
  for (const title of ['Git for Teams', 'SQL Queries'])
    await visitor.click(screen.getByRole('button', { name: `Kept: ${title}` }))
  expect(localStorage.getItem('shortlist')).toBeNull()
})

test('P52 a comparison says each fact in a table, which are the same, and which is the lowest', async () => {
  renderAt('/courses?compare=git-basics,sql-queries,git-basics,nowhere,elsewhere')
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Fact', 'Git for Teams', 'SQL Queries'])
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.slice(1, 6)).toEqual([
    ['Levelthe same', 'Beginner', 'Beginner'],
    ['Fees', '$49', '$29lowest'],
    ['Ratings', '4.6 out of 5highest', '4.1 out of 5'],
    ['Views', '12,480', '20,300most'],
    ['Commentsthe same', '318', '318'],
  ])
  expect(within(table).getByRole('rowheader', { name: 'Fees' })).toBeTruthy()
  expect(screen.getByText('Not in the catalogue: “nowhere”, “elsewhere”.')).toBeTruthy()
})

test('P52 four courses fit into a comparison, and those with the most comments are marked', async () => {
  renderAt('/courses?compare=git-basics,sql-queries,linux-shell,react-patterns')
  expect(await screen.findByRole('heading', { level: 2, name: '4 courses side by side' })).toBeTruthy()
  expect(screen.queryByText(/^Four fit/)).toBeNull()
  const comments = screen.getByRole('rowheader', { name: 'Comments' }).closest('tr')
  expect([...(comments?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
    'Comments',
    '318most',
    '318most',
    '0',
    '1',
  ])
})

test('P52 courses after the fourth are left out of a comparison, and named', async () => {
  const courses = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => sampleCourse({ id, title: `Course ${id}` }))
  renderAt('/courses?compare=a,b,c,d,e,f', { courses })
  expect(await screen.findByText('Four fit side by side. Left out: Course e, Course f.')).toBeTruthy()
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(5)
})

test('a slash leads into the search, but not out of another field', async () => {
  const { visitor } = await openCatalogue()
  // The page listens a moment after it is drawn.
  await waitFor(async () => {
    await visitor.keyboard('/')
    expect(document.activeElement).toBe(search())
  })
  expect(search().value).toBe('')
  await visitor.keyboard('ci/cd')
  expect(search().value).toBe('ci/cd')
  order().focus()
  await visitor.keyboard('/')
  expect(document.activeElement).toBe(order())
})

test('a title in the index opens its course without loading the site anew', async () => {
  const { visitor, address } = await openCatalogue()
  const [link] = within(screen.getByRole('navigation', { name: 'Course index' })).getAllByRole('link', {
    name: 'SQL Queries',
  })
  if (!link) throw new Error('The index has no such title.')
  await visitor.click(link)
  await screen.findByRole('heading', { level: 1, name: 'SQL Queries' })
  expect(address()).toBe('/courses/sql-queries')
})

test.each([
  ['sql-queries', 'One course to compare', 1],
  ['nowhere, ,', 'No course to compare', 0],
])('P52 a comparison of %s says that it is none', async (ids, heading, columns) => {
  renderAt(`/courses?compare=${encodeURIComponent(ids)}`)
  await screen.findByRole('heading', { level: 2, name: heading })
  expect(screen.queryAllByRole('columnheader')).toHaveLength(columns === 0 ? 0 : columns + 1)
  expect(screen.queryByText('the same')).toBeNull()
  expect(screen.queryByText(/^(lowest|highest|most)$/)).toBeNull()
  expect(screen.queryByText(/^Four fit/)).toBeNull()
  expect(screen.queryByText(/^Not in the catalogue/)?.textContent).toBe(
    columns === 0 ? 'Not in the catalogue: “nowhere”.' : undefined,
  )
  expect(screen.getByRole('link', { name: 'Back to all courses' }).getAttribute('href')).toBe('/courses')
})

test('P52 a comparison leads to each course, and leaves one out at a time', async () => {
  const { visitor, address } = renderAt('/courses?compare=git-basics, sql-queries,linux-shell')
  const table = await screen.findByRole('table', { name: 'Courses by level, fees, ratings, views and comments' })
  expect(within(table).getByRole('link', { name: 'SQL Queries' }).getAttribute('href')).toBe('/courses/sql-queries')
  expect(within(table).getByText('Joins, groups and windows.')).toBeTruthy()
  expect(screen.queryByText(/^Not in the catalogue/)).toBeNull()
  await visitor.click(within(table).getByRole('link', { name: "Don't compare: SQL Queries" }))
  await waitFor(() => expect(address()).toBe('/courses?compare=git-basics,linux-shell'))
  expect(await screen.findByRole('heading', { level: 2, name: '2 courses side by side' })).toBeTruthy()
})

test('P52 courses that share the best value are both marked with it', async () => {
  const courses = [49, 49, 60].map((price, index) => sampleCourse({ id: `c${index}`, title: `Course ${index}`, price }))
  renderAt('/courses?compare=c0,c1,c2', { courses })
  const fees = (await screen.findByRole('rowheader', { name: 'Fees' })).closest('tr')
  expect([...(fees?.cells ?? [])].map((cell) => cell.textContent)).toEqual(['Fees', '$49lowest', '$49lowest', '$60'])
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
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect([badge('All'), badge('Beginner')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ])
})

test('P52 the shortlist alone is a choice that can be undone, and one course is compared with nothing', async () => {
  const { visitor, address } = await openCatalogue()
  await visitor.click(screen.getByRole('button', { name: 'Keep: SQL Queries' }))
  const shortlist = screen.getByRole('button', { name: 'Shortlist (1)' })
  expect(shortlist.getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull()
  await visitor.click(shortlist)
  await waitFor(() => expect(cards()).toEqual(['SQL Queries']))
  expect([address(), shortlist.getAttribute('aria-pressed')]).toEqual(['/courses?kept=1', 'true'])
  await visitor.click(shortlist)
  await waitFor(() => expect(cards()).toEqual(titles))
  expect(address()).toBe('/courses')
  await visitor.click(screen.getByRole('button', { name: 'Kept: SQL Queries' }))
})

test.each([
  ['kept=1', 'Your shortlist is empty', 'Keep a course with the button on its card.'],
  ['kept=1&badge=Advanced', 'No course on the shortlist matches', 'Keep a course with the button on its card.'],
  ['kept=1&q=sql', 'No course on the shortlist matches “sql”', 'Keep a course with the button on its card.'],
  ['q=zzzzzz', 'No course matches “zzzzzz”', 'Try a shorter word such as “react”, “sql” or “linux”.'],
])('where /courses?%s shows nothing, it says why and what to do', async (query, heading, text) => {
  const { visitor } = await openCatalogue(`/courses?${query}`)
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Search all levels/ })).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cards()).toEqual(titles))
})

test.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}', 'a'])(
  'the keys %s are not the way into the search',
  async (keys) => {
    const { visitor } = await openCatalogue()
    await waitFor(async () => {
      await visitor.keyboard('/')
      expect(document.activeElement).toBe(search())
    })
    act(() => search().blur())
    await visitor.keyboard(keys)
    expect(document.activeElement).toBe(document.body)
  },
)

test('a slash selects what is in the search, so that typing begins anew', async () => {
  const { visitor } = await openCatalogue('/courses?q=sql')
  await waitFor(async () => {
    await visitor.keyboard('/')
    expect(document.activeElement).toBe(search())
  })
  expect([search().selectionStart, search().selectionEnd]).toEqual([0, 3])
})

test('a long catalogue draws more when its end comes near', async () => {
  const observers = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
  class FakeObserver {
    update: (entries: { isIntersecting: boolean }[]) => void
    constructor(update: (entries: { isIntersecting: boolean }[]) => void) {
      this.update = update
    }
    observe = (element: Element) => void observers.set(element, this.update)
    unobserve = (element: Element) => void observers.delete(element)
    disconnect = () => observers.forEach((update, element) => update === this.update && observers.delete(element))
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  const courses = Array.from({ length: 101 }, (_, index) =>
    sampleCourse({ id: `id-${index}`, title: `Course ${index}` }),
  )
  const { router } = await openCatalogue('/courses', { courses })
  // How many are drawn is kept for each entry of the history.
  await act(() => router.navigate('/courses?sort=rating'))
  expect(cards()).toHaveLength(12)
  const tellEnd = (isIntersecting: boolean) =>
    act(() =>
      [...observers].filter(([{ tagName }]) => tagName !== 'LI').forEach(([, update]) => update([{ isIntersecting }])),
    )
  tellEnd(false)
  expect(cards()).toHaveLength(12)
  tellEnd(true)
  expect(cards()).toHaveLength(24)
})
