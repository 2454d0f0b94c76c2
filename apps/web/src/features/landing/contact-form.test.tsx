// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

const labels = ['Full name', 'Email', 'Message']
const typed = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

async function openForm(user: Parameters<typeof renderAt>[1] = {}) {
  const app = renderAt('/', user)
  const message = await screen.findByLabelText('Message')
  // What the test before has typed is there still.
  for (const label of labels) await app.visitor.clear(screen.getByLabelText(label))
  return { ...app, message, goTo: (path: string) => act(() => app.router.navigate(path)) }
}

test('what was typed is there again after another page', async () => {
  const { visitor, message, goTo } = await openForm()
  await visitor.type(screen.getByLabelText('Full name'), 'Ada')
  await visitor.type(screen.getByLabelText('Email'), 'ada@example.com')
  await visitor.type(message, 'Hello')
  await goTo('/faq')
  await goTo('/')
  expect(typed()).toEqual(['Ada', 'ada@example.com', 'Hello'])
})

test('P24 a logout empties the form, and the next student does not get what the one before has typed', async () => {
  const { visitor, message, gateway, goTo } = await openForm({ user: student })
  await visitor.type(message, 'Hello')
  await goTo('/faq')
  await goTo('/')
  expect(typed()).toEqual(['', '', 'Hello'])
  act(() => gateway.emit(null))
  expect(typed()).toEqual(['', '', ''])
  await goTo('/faq')
  act(() => gateway.emit({ ...student, uid: 'u2' }))
  await goTo('/')
  expect(typed()).toEqual(['', '', ''])
})

test('P24 what a student has typed is gone where the logout happens on another page', async () => {
  const { visitor, message, gateway, goTo } = await openForm({ user: student })
  await visitor.type(message, 'Hello')
  await goTo('/faq')
  act(() => gateway.emit(null))
  act(() => gateway.emit({ ...student, uid: 'u2' }))
  await goTo('/')
  expect(typed()).toEqual(['', '', ''])
})

test('who is logged in may turn out while a message is typed, and takes nothing of it', async () => {
  const { visitor, message, gateway, goTo } = await openForm({ user: 'unknown' })
  await visitor.type(message, 'Hel')
  act(() => gateway.emit(student))
  expect(typed()).toEqual(['', '', 'Hel'])
  await visitor.keyboard('lo')
  expect(document.activeElement).toBe(message)
  await goTo('/faq')
  await goTo('/')
  expect(typed()).toEqual(['', '', 'Hello'])
})
