// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addNotice } from '#lib/notices.ts'
import { renderAt } from '#testing/render-at.tsx'

test('P33 what toasts have said can be read again, the newest first, and at most 20 of it', async () => {
  const { visitor } = renderAt('/about')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Recent notices')).toBeNull()

  for (let count = 1; count <= 25; count += 1) addNotice(`Notice ${count}`)
  const summary = await screen.findByText('Recent notices')
  expect(screen.queryByText('Notice 25')).toBeNull()
  await visitor.click(summary)
  const details = (await screen.findByText('Notice 25')).closest('details')
  expect(details?.open).toBe(true)
  const list = details ? within(details).getAllByRole('listitem') : []
  expect(list).toHaveLength(20)
  expect(list[0]?.textContent).toMatch(/^\d\d:\d\dNotice 25$/)
})

test("P33 a notice has the time of its reader's clock", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:05:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { visitor } = renderAt('/about')
  await screen.findByRole('heading', { level: 1 })
  addNotice('Of today')
  await visitor.click(await screen.findByText('Recent notices'))
  expect((await screen.findByText('Of today')).textContent).toBe('09:05Of today')
})
