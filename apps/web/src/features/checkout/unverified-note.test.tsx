// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authError, createFakeGateway, student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

const resend = { button: 'Resend', call: 'sendVerification', answer: /^Sent to one@students.test/ } as const
const check = { button: "I've verified my email", call: 'refreshUser', answer: /^Not verified yet/ } as const

test.each([
  { failing: resend, other: check },
  { failing: check, other: resend },
])('the advice about $failing.button goes with a press on $other.button; both come into view', async (pair) => {
  const { failing, other } = pair
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const outcomes = { [failing.call]: authError('auth/too-many-requests') }
  const gateway = createFakeGateway({ user: { ...student, emailVerified: false }, outcomes })
  const { visitor } = renderAt('/checkout/git-basics', { gateway })
  const button = await screen.findByRole('button', { name: failing.button })
  expect(scroll, 'a page that is opened stays where it is').not.toHaveBeenCalled()
  await visitor.click(button)
  await screen.findByText(/too many requests from this device/)
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]])
  await visitor.click(screen.getByRole('button', { name: other.button }))
  await screen.findByText(other.answer)
  expect(screen.queryByText(/too many requests from this device/)).toBeNull()
  expect(scroll).toHaveBeenCalledTimes(2)
})

test.each([
  ['down', new DOMRect(0, -100, 100, 90)],
  ['up', new DOMRect(0, innerHeight + 10, 100, 90)],
])('an answer scrolls nobody back who has scrolled %s since the press', async (_where, place) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place)
  onTestFinished(() => [scroll, measure].forEach((spy) => spy.mockRestore()))
  const gateway = createFakeGateway({ user: { ...student, emailVerified: false } })
  const { visitor } = renderAt('/checkout/git-basics', { gateway })
  await visitor.click(await screen.findByRole('button', { name: check.button }))
  await screen.findByText(check.answer)
  expect(scroll).not.toHaveBeenCalled()
})
