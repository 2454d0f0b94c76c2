// @vitest-environment jsdom
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFakeGateway, student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('what was typed into a form and not sent is there again on Back, a password that was shown is not', async () => {
  const { visitor, router } = renderAt('/register')
  await visitor.type(await field('Full name'), 'Ada')
  await visitor.type(await field('Password'), samplePassword)
  await visitor.click(screen.getByRole('button', { name: /^Show/ }))
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate(-1))
  expect((await field('Full name')).value).toBe('Ada')
  expect((await field('Password')).value).toBe('')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate(-1))
  expect((await field('Full name')).value, 'after a second time').toBe('Ada')
  await visitor.clear(await field('Full name'))
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate(-1))
  expect((await field('Full name')).value, 'after it was deleted').toBe('')
})

test('a message to the site is kept while the visitor looks something up', async () => {
  const { visitor, router } = renderAt('/')
  await visitor.type(await field('Message'), 'A question')
  await act(() => router.navigate('/faq'))
  await act(() => router.navigate('/'))
  expect((await field('Message')).value).toBe('A question')
})

test('P44 a name that nobody has typed follows the account, also on coming back to the profile', async () => {
  const gateway = createFakeGateway({ user: student })
  const { visitor, router } = renderAt('/profile', { gateway })
  await visitor.type(await field('Photo URL'), '?large')
  await act(() => router.navigate('/faq'))
  act(() => gateway.emit({ ...student, displayName: 'Renamed Elsewhere' }))
  await act(() => router.navigate(-1))
  expect((await field('Full name')).value).toBe('Renamed Elsewhere')
  expect((await field('Photo URL')).value).toBe(`${student.photoURL}?large`)
})

test('P24 after a logout nobody finds what another has typed', async () => {
  const gateway = createFakeGateway()
  const { visitor, router } = renderAt('/register', { gateway })
  await visitor.type(await field('Full name'), 'Ada')
  act(() => gateway.emit(student))
  await heading('Understand the code you write')
  act(() => gateway.emit(null))
  await act(() => router.navigate('/register'))
  expect((await field('Full name')).value).toBe('')
})
