// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Renders the texts as a build with these variables does. */
async function renderBuiltWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { Policies } = await import('./policies.tsx')
  render(<Policies />)
  return screen.getByRole('region', { name: 'Privacy' })
}

test("P55 the privacy text names the owner of the build's variables", async () => {
  const privacy = await renderBuiltWith({ VITE_OWNER_NAME: 'Ada Example', VITE_OWNER_EMAIL: 'ada@example.com' })
  expect(privacy.textContent).toContain('run by Ada Example')
  expect(screen.getAllByRole('link', { name: 'ada@example.com' })[0]?.getAttribute('href')).toBe(
    'mailto:ada@example.com',
  )
})

test('P55 the privacy text says so where the build names no owner', async () => {
  const privacy = await renderBuiltWith({ VITE_OWNER_NAME: '', VITE_OWNER_EMAIL: '' })
  expect(privacy.textContent).toContain('does not name its owner')
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})

test('P55 the text names the course server of the build, and where the API is documented', async () => {
  const privacy = await renderBuiltWith({ VITE_COURSE_API_URL: 'https://api.example.com' })
  expect(privacy.textContent).toContain('api.example.com')
  expect(screen.getByRole('link', { name: 'OpenAPI description' }).getAttribute('href')).toBe(
    'https://api.example.com/openapi.json',
  )
})
