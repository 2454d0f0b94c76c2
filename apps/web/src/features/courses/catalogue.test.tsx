// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'
import { announced, cardTitles, openCatalogue, titles } from './catalogue-fixture.ts'

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the courses' })

test('shows each course with picture, title, badge, fees, ratings, views and the way to its details', async () => {
  await openCatalogue()
  expect(cardTitles()).toEqual(titles)
  expect(screen.getByRole('heading', { level: 2, name: 'All courses' })).toBeTruthy()
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

test('some of the courses have another heading than all of them', async () => {
  await openCatalogue('/courses?badge=Advanced')
  expect(screen.getByRole('heading', { level: 2, name: 'Courses that match' })).toBeTruthy()
})

test('the pictures of the first screen are asked for at once, those further down when they are near', async () => {
  renderAt('/courses')
  const all = await screen.findAllByRole('article')
  const [atOnce, whenNear] = ['eager high', 'lazy auto']
  expect(
    all.map((card) => {
      const picture = card.querySelector('img')
      return `${picture?.getAttribute('loading')} ${picture?.getAttribute('fetchpriority')}`
    }),
  ).toEqual([atOnce, atOnce, atOnce, whenNear])
})

test('P11 markup in a course is text', async () => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await openCatalogue('/courses', { courses: [sampleCourse({ title: evil, badge: '<b>x</b>', description: evil })] })
  expect(cardTitles()).toEqual([evil])
  expect(document.querySelector('main script:not([type="application/ld+json"]), main b, main img[src="x"]')).toBeNull()
})

test('the side column leads to each course, without loading the site anew', async () => {
  const { visitor, address } = await openCatalogue()
  const index = screen.getByRole('navigation', { name: 'Course index' })
  const links = within(index).getAllByRole('link')
  expect([...new Set(links.map((link) => link.textContent))]).toEqual(titles)
  await visitor.click(within(index).getAllByRole('link', { name: 'SQL Queries' })[0] ?? index)
  await waitFor(() => expect(address()).toBe('/courses/sql-queries'))
  expect(await screen.findByRole('heading', { level: 1, name: 'SQL Queries' })).toBeTruthy()
})

test('on phones the index of titles unfolds, and folds again', async () => {
  const { visitor } = await openCatalogue()
  const index = screen.getByRole('navigation', { name: 'Course index' })
  const summary = within(index).getByText('Index of all 4 courses', { selector: 'summary' })
  const titlesIn = () => within(within(index).getByRole('group')).queryAllByRole('link')
  expect(titlesIn()).toEqual([])
  await visitor.click(summary)
  await waitFor(() => expect(titlesIn().map((link) => link.textContent)).toEqual(titles))
  await visitor.click(summary)
  await waitFor(() => expect(titlesIn()).toEqual([]))
})

test('a long catalogue draws what has been seen, more on demand, and finds every course', async () => {
  const courses = Array.from({ length: 5_000 }, (_, index) =>
    sampleCourse({ id: `course-${index}`, title: `Course ${index}` }),
  )
  const { visitor, router } = await openCatalogue('/courses', { courses })
  expect(announced()).toBe('5000 courses')
  expect(cardTitles()).toHaveLength(12)
  await visitor.click(screen.getByRole('button', { name: 'Show more courses' }))
  expect(cardTitles()).toHaveLength(24)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See Details: Course 12' }))
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate(-1))
  expect(cardTitles(), 'after Back').toHaveLength(24)
  await visitor.type(search(), 'Course 4321')
  await waitFor(() => expect(cardTitles()).toEqual(['Course 4321']))
}, 60_000)

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
  expect(cardTitles()).toHaveLength(12)
  const tellEnd = (isIntersecting: boolean) => {
    const more = screen.getByRole('button', { name: 'Show more courses' })
    const [, update] = [...observers].find(([element]) => element.contains(more)) ?? []
    act(() => update?.([{ isIntersecting }]))
  }
  tellEnd(false)
  expect(cardTitles()).toHaveLength(12)
  tellEnd(true)
  expect(cardTitles()).toHaveLength(24)
  tellEnd(true)
  expect(cardTitles()).toHaveLength(36)
  expect(
    [...observers.keys()].filter((element) => !element.isConnected),
    'watched in vain',
  ).toEqual([])
  await act(() => router.navigate('/courses?sort=views'))
  expect(cardTitles(), 'another choice begins at its top').toHaveLength(12)
})

test('a catalogue of 100 courses is drawn whole', async () => {
  const courses = Array.from({ length: 100 }, (_, index) => sampleCourse({ id: `id-${index}` }))
  const { router } = await openCatalogue('/courses', { courses })
  // How many are drawn is kept for each entry of the history.
  await act(() => router.navigate('/courses?sort=rating'))
  expect(cardTitles()).toHaveLength(100)
  expect(screen.queryByRole('button', { name: 'Show more courses' })).toBeNull()
})

test('a course that the catalogue has got meanwhile is found by the search that stands there', async () => {
  const { api, router } = await openCatalogue('/courses?q=kubernetes')
  await screen.findByRole('heading', { level: 2, name: 'No course matches “kubernetes”' })
  const added = sampleCourse({ id: 'kubernetes', title: 'Kubernetes Operations', badge: 'Professional' })
  api.courseList = [...api.courseList, added]
  await act(() => router.revalidate())
  await waitFor(() => expect(cardTitles()).toEqual(['Kubernetes Operations']))
  expect(screen.getByRole('button', { name: 'Professional' })).toBeTruthy()
})

test('a level, a word and Show all courses change the list: they scroll and ask for nothing', async () => {
  const { visitor, address, api } = await openCatalogue()
  const scrollTo = vi.spyOn(window, 'scrollTo')
  onTestFinished(() => scrollTo.mockRestore())
  await visitor.click(screen.getByRole('button', { name: 'Advanced' }))
  await visitor.type(search(), 'xylophone')
  await waitFor(() => expect(address()).toBe('/courses?badge=Advanced&q=xylophone'))
  await visitor.click(await screen.findByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(address()).toBe('/courses'))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(api.calls).toEqual(['/courses'])
})

test('P50 what another level has is offered', async () => {
  const { visitor, address } = await openCatalogue('/courses?q=linux&badge=Beginner')
  await screen.findByRole('heading', { level: 2, name: 'No Beginner course matches “linux”' })
  expect(screen.getByText('At other levels, 1 course matches.')).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Search all levels (1)' }))
  await waitFor(() => expect(cardTitles()).toEqual(['The Linux Shell']))
  expect(address()).toBe('/courses?q=linux')
})

test.each([
  ['kept=1', 'Your shortlist is empty', 'Keep a course with the button on its card.'],
  ['kept=1&badge=Advanced', 'Your shortlist is empty', 'Keep a course with the button on its card.'],
  ['kept=1&q=sql', 'Your shortlist is empty', 'Keep a course with the button on its card.'],
  ['q=zzzzzz&badge=Beginner', 'No course matches “zzzzzz”', 'Try another word such as “react”, “sql” or “linux”.'],
  ['q=%2449', 'No course matches “$49”', 'Fees and ratings are not searched: sort by them instead.'],
  ['q=neo4j', 'No course matches “neo4j”', 'Try another word such as “react”, “sql” or “linux”.'],
  ['q=zzzzzz+', 'No course matches “zzzzzz”', 'Try another word such as “react”, “sql” or “linux”.'],
])('where /courses?%s shows nothing, it says why and what to do', async (query, heading, text) => {
  const { visitor } = await openCatalogue(`/courses?${query}`)
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Search all levels|Show your)/ })).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Show all courses' }))
  await waitFor(() => expect(cardTitles()).toEqual(titles))
})

test('P52 where storage is blocked the catalogue says how long the shortlist lasts', async () => {
  const { visitor } = await openCatalogue()
  const [first = '', second = ''] = titles
  const note = () => screen.queryByText(/could not store the shortlist/)
  await visitor.click(screen.getByRole('button', { name: `Keep: ${first}` }))
  expect(note()).toBeNull()
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => blocked.mockRestore())
  await visitor.click(screen.getByRole('button', { name: `Keep: ${second}` }))
  expect(note()).not.toBeNull()
  blocked.mockRestore()
  for (const title of [first, second]) await visitor.click(screen.getByRole('button', { name: `Keep: ${title}` }))
  expect(note()).toBeNull()
})
