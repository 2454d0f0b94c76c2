// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { mayEnrol } from '@syntax-lab/shared/access'
import { passwordRules } from '@syntax-lab/shared/validation'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Comparison } from '#features/courses/comparison.tsx'
import { renderAt } from '#testing/render-at.tsx'
import { questions } from './questions.ts'

const answerTo = (id: string) => questions.find((question) => question.id === id)?.answer[0]

async function showAt(address: string) {
  const { visitor } = renderAt(address)
  await screen.findByRole('heading', { level: 1, name: 'Questions, answered' })
  const openIds = () => screen.getAllByRole('group').flatMap((item) => (item.hasAttribute('open') ? [item.id] : []))
  return { visitor, openIds }
}

test('there are five questions with the ids that links use', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'project-overview',
    'features',
    'authentication-strength',
    'login-types',
    'devices',
  ])
})

test('there are three types of login, and the site is not only for large devices', () => {
  expect(answerTo('login-types')).toMatch(
    /^Three: an email address with a password, a Google account, or a GitHub account/,
  )
  expect(answerTo('devices')).toMatch(/^No\. /)
})

test('who may enrol is said as the checkout decides it', () => {
  expect(mayEnrol({ emailVerified: false, providerIds: ['github.com'] })).toBe(true)
  const { answer } = questions.find(({ id }) => id === 'authentication-strength') ?? { answer: [] }
  expect(answer.join(' ')).toContain('Enrolling needs a verified email address or a login with GitHub.')
})

test('every rule of a password is said', () => {
  const { answer } = questions.find(({ id }) => id === 'authentication-strength') ?? { answer: [] }
  for (const { hint } of passwordRules) expect(answer.join(' ').toLowerCase()).toContain(hint.toLowerCase())
})

test('as many courses as is said can be compared', () => {
  const courses = Array.from({ length: 12 }, (_, index) => sampleCourse({ id: `id-${index}` }))
  const page = <Comparison courses={courses} asked={courses.map(({ id }) => id).join(',')} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const columns = within(screen.getByRole('table')).getAllByRole('columnheader').slice(1)
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
  expect(answerTo('features')).toContain(`compare up to ${words[columns.length]} courses`)
})

test('without a hash every question is closed', async () => {
  const { openIds } = await showAt('/faq')
  expect(openIds()).toEqual([])
})

test.each([...questions])('the address with #$id opens that question alone', async ({ id }) => {
  const { openIds } = await showAt(`/faq#${id}`)
  expect(openIds()).toEqual([id])
})

test.each([...questions])('the answer to "$question" stands below it, with an address to share', async (each) => {
  const { id, question, answer } = each
  const { visitor, openIds } = await showAt('/faq')
  const item = screen.getByRole('heading', { level: 2, name: question }).closest('details')
  const [paragraphs, link] = item
    ? [within(item).getAllByRole('paragraph'), within(item).getByRole('link', { name: new RegExp(`^#${id}, link`) })]
    : []
  expect(paragraphs?.map(({ textContent }) => textContent)).toEqual([...answer, `#${id}`])
  expect(link?.getAttribute('href')).toBe(`/faq#${id}`)
  expect(link?.getAttribute('aria-label')).toContain(question)
  if (link) await visitor.click(link)
  expect(openIds()).toEqual([id])
})

test('questions open independently of one another', async () => {
  const { visitor, openIds } = await showAt('/faq#devices')
  await visitor.click(screen.getByText('Which features does it have?'))
  expect(openIds()).toEqual(['features', 'devices'])
  // Browsers close the other items of a named group; jsdom does not.
  for (const item of screen.getAllByRole('group')) expect(item.hasAttribute('name')).toBe(false)
})
