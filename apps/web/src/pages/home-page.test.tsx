// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { AuthContext } from '#features/auth/use-auth.ts'
import { createFakeGateway } from '#testing/fake-gateway.ts'
import HomePage from './home-page.tsx'

const request = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', request)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  request.mockReset()
})

function openLandingPage() {
  const router = createMemoryRouter([{ path: '/', element: <HomePage /> }])
  const auth = createAuthStore(async () => createFakeGateway())
  render(
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>,
  )
  return { router, user: userEvent.setup() }
}

test.each([
  ['Get started', '/courses'],
  ['Learn more', '/faq'],
  ['Beginner', '/courses?badge=Beginner'],
  ['Intermediate', '/courses?badge=Intermediate'],
  ['Advanced', '/courses?badge=Advanced'],
  ['Professional', '/courses?badge=Professional'],
])('%s leads to %s', (name, target) => {
  openLandingPage()
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(target)
})

test('the page has one main heading, the number of courses, six numbered benefits and Get in touch', () => {
  openLandingPage()
  expect(screen.getByRole('heading', { level: 1, name: 'Understand the code you write' })).toBeTruthy()
  expect(screen.getByText(/4 courses, from your first tag to production/)).toBeTruthy()
  const benefits = within(screen.getByRole('region', { name: 'What you get' }))
  expect(benefits.getByText('notes 1–6')).toBeTruthy()
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => expect.stringMatching(new RegExp(`^${number}`))),
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Get in touch' })).toBeTruthy()
})

test.each([
  ["Know what you're choosing", "level: 'Advanced'"],
  ['Save the course details as a PDF', 'Course-{id}.pdf'],
  ['Log in your way', "'email' | 'Google' | 'GitHub'"],
  ['A phone or a keyboard is enough', 'TabEnter←→'],
  ['Light and dark themes', 'AaAa'],
  ['An API to practise on', 'GET /courses → 200'],
])('beside the benefit "%s" stands its example', (name, example) => {
  openLandingPage()
  const benefit = screen.getByRole('heading', { level: 3, name }).closest('li')
  expect(benefit?.textContent.replace(/\s+/g, ' ')).toContain(example)
})

test('the visitor reads that the form sends nothing before pressing anything', () => {
  openLandingPage()
  const description = 'This form is a demonstration. Submit sends nothing.'
  expect(screen.getByText(description)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit', description })).toBeTruthy()
})

test('P28 Submit sends nothing, goes nowhere and keeps what was typed', async () => {
  const { router, user } = openLandingPage()
  const [name, email, message] = ['Full name', 'Email', 'Message'].map((label) => screen.getByLabelText(label))
  if (!name || !email || !message) throw new Error('A field is missing.')
  await user.type(name, 'Mira')
  await user.type(email, 'not an address')
  await user.type(message, 'Hello')
  const before = document.body.textContent
  const complaint = vi.fn()
  document.addEventListener('invalid', complaint, { capture: true, once: true })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.type(email, '{Enter}')
  expect([name, email, message].map((field) => 'value' in field && field.value)).toEqual([
    'Mira',
    'not an address',
    'Hello',
  ])
  expect(document.body.textContent).toBe(before)
  expect(complaint, 'a bubble of the browser').not.toHaveBeenCalled()
  expect(request).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/')
})

test('the fields can be filled in by the browser, and by the keyboard that a phone has for each', () => {
  openLandingPage()
  const fields = ['Full name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label))
  expect(fields.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['text', 'name'],
    ['email', 'email'],
  ])
})

test('the exercise reads as a rule of CSS', () => {
  openLandingPage()
  const rule = screen.getByText('.container').parentElement
  expect(rule?.textContent).toBe('.container { display: flex;')
  expect(rule?.parentElement?.textContent).toMatch(/\}$/)
})

test('the exercise answers to the arrow keys and says politely what changed', async () => {
  const { user } = openLandingPage()
  const justify = within(screen.getByRole('group', { name: /justify-content/ }))
  const reading = screen.getByText(/free space stay after the boxes/)
  expect(reading.getAttribute('aria-live')).toBe('off')
  justify.getByRole<HTMLInputElement>('radio', { name: 'start' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(justify.getByRole<HTMLInputElement>('radio', { name: 'center' }).checked).toBe(true)
  expect(reading.textContent).toContain('60 px before the boxes, 60 px after')
  expect(reading.getAttribute('aria-live')).toBe('polite')
})

test('each property of the exercise can be chosen without losing the others', async () => {
  const { user } = openLandingPage()
  await user.click(screen.getByRole('radio', { name: 'space-between' }))
  await user.click(screen.getByRole('radio', { name: 'stretch' }))
  await user.click(screen.getByRole('radio', { name: '24px' }))
  expect(
    screen.getByText(
      'First, each gap takes 24 px. The free space is halved: 48 px of it between neighbours, none at the ends. ' +
        'Vertically, the boxes fill the container.',
    ),
  ).toBeTruthy()
})
