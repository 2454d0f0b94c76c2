// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { student } from '#testing/fake-gateway.ts'
import { renderAt } from '#testing/render-at.tsx'

test('a student reaches a protected page', async () => {
  renderAt('/checkout/git-basics?a=1#b', { user: student })
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy()
})
