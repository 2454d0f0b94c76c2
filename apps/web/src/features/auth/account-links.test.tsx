// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callNames, createFakeGateway, type FakeGateway, authError, student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => void vi.useRealTimers())

const header = () => within(screen.getByRole('banner'))

async function openCourses(gateway: FakeGateway) {
  const app = renderAt('/courses', { gateway })
  await screen.findByRole('heading', { level: 1, name: 'Courses' })
  return app
}

test('a visitor finds Login, and neither Log Out nor a profile', async () => {
  await openCourses(createFakeGateway())
  expect(header().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(header().queryByRole('button', { name: 'Log Out' })).toBeNull()
  expect(header().queryByRole('link', { name: /^Profile/ })).toBeNull()
})

test('a student finds Log Out and the profile with photo; the name is its tooltip', async () => {
  await openCourses(createFakeGateway({ user: student }))
  const profile = await header().findByRole('link', { name: `Profile: ${student.displayName}` })
  expect([profile.getAttribute('href'), profile.title, profile.querySelector('img')?.src]).toEqual([
    '/profile',
    student.displayName,
    student.photoURL,
  ])
})

test.each([null, ''])('with the name %j and no photo there are the default icon and a word', async (displayName) => {
  await openCourses(createFakeGateway({ user: { ...student, displayName, photoURL: null } }))
  const profile = await header().findByRole('link', { name: 'Your profile' })
  expect(profile.querySelector('[data-default-icon]')).toBeTruthy()
  expect(profile.title).toBe('Your profile')
})

test('P18 whoever was logged in at the last visit never sees a logged-out header', async () => {
  localStorage.setItem('signed-in', 'yes')
  const { gateway } = await openCourses(createFakeGateway({ user: 'unknown' }))
  expect(header().queryByRole('link', { name: 'Login' })).toBeNull()
  gateway.emit(student)
  expect(await header().findByRole('button', { name: 'Log Out' })).toBeTruthy()
})

test('P21 ten presses on Log Out: one call, one toast, said politely though it looks like an error', async () => {
  const { gateway, address } = await openCourses(createFakeGateway({ user: student }))
  const logOut = await header().findByRole('button', { name: 'Log Out' })
  for (let press = 0; press < 10; press += 1) fireEvent.click(logOut)
  expect(await screen.findAllByText(toasts.loggedOut)).toHaveLength(1)
  expect(screen.getByText(toasts.loggedOut).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(callNames(gateway)).toEqual(['logOut'])
  await waitFor(() => expect(header().getByRole('link', { name: 'Login' })).toBeTruthy())
  expect(address()).toBe('/courses')
})

test('a logout that fails shows the provider’s message', async () => {
  await openCourses(
    createFakeGateway({ user: student, outcomes: { logOut: authError('auth/internal-error', 'One sentence.') } }),
  )
  fireEvent.click(await header().findByRole('button', { name: 'Log Out' }))
  expect((await screen.findByRole('alert')).textContent).toBe('One sentence.')
})

test('P24 a logout in another tab is seen here', async () => {
  const { gateway } = await openCourses(createFakeGateway({ user: student }))
  await header().findByRole('button', { name: 'Log Out' })
  gateway.emit(null)
  expect(await header().findByRole('link', { name: 'Login' })).toBeTruthy()
})

test('Log Out on a public page leaves the focus on Login', async () => {
  const { visitor } = await openCourses(createFakeGateway({ user: student }))
  await visitor.click(await header().findByRole('button', { name: 'Log Out' }))
  expect(document.activeElement).toBe(await header().findByRole('link', { name: 'Login' }))
})

test('a logout takes the focus from nobody who has moved it meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await openCourses(createFakeGateway({ user: student, outcomes: { logOut: promise } }))
  const logOut = await header().findByRole('button', { name: 'Log Out' })
  fireEvent.click(logOut)
  expect(logOut.getAttribute('aria-busy')).toBe('true')
  const elsewhere = header().getByRole('link', { name: 'Blog' })
  act(() => elsewhere.focus())
  resolve()
  await header().findByRole('link', { name: 'Login' })
  expect(document.activeElement).toBe(elsewhere)
})

test('a login that ends by itself moves no focus to Login', async () => {
  const { gateway } = await openCourses(createFakeGateway({ user: student }))
  const logOut = await header().findByRole('button', { name: 'Log Out' })
  act(() => logOut.focus())
  act(() => gateway.emit(null))
  await header().findByRole('link', { name: 'Login' })
  expect(document.activeElement).toBe(document.body)
})

test('a login that ends by itself moves no focus to Login after an earlier logout either', async () => {
  const { gateway, visitor } = await openCourses(createFakeGateway({ user: student }))
  await visitor.click(await header().findByRole('button', { name: 'Log Out' }))
  await header().findByRole('link', { name: 'Login' })
  act(() => gateway.emit(student))
  const logOut = await header().findByRole('button', { name: 'Log Out' })
  act(() => logOut.focus())
  act(() => gateway.emit(null))
  await header().findByRole('link', { name: 'Login' })
  expect(document.activeElement).toBe(document.body)
})

test('a first visit does not wait with Login for a provider that is silent', async () => {
  await openCourses(createFakeGateway({ user: 'unknown' }))
  expect(header().getByRole('link', { name: 'Login' })).toBeTruthy()
})

test('a provider that hangs leaves a returning student the way to the login', async () => {
  localStorage.setItem('signed-in', 'yes')
  vi.useFakeTimers()
  renderAt('/courses', { user: 'unknown' })
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(header().getByRole('link', { name: 'Login' })).toBeTruthy()
})
