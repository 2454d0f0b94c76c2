// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '#testing/render-at.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** Renders the texts as a build with these variables does. */
async function renderBuiltWith(variables: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { Policies } = await import('./policies.tsx')
  render(<Policies />)
  return screen.getByRole('region', { name: 'Privacy' })
}

test("P55 the privacy text names the owner of the build's variables", async () => {
  const privacy = await renderBuiltWith({ VITE_OWNER_NAME: 'Ada Example', VITE_OWNER_EMAIL: 'ada@example.com' })
  expect(privacy.textContent).toContain('run by Ada Example')
  expect(privacy.textContent).toContain('ask the owner')
  expect(screen.getAllByRole('link', { name: 'ada@example.com' })[0]?.getAttribute('href')).toBe(
    'mailto:ada@example.com',
  )
})

test.each([
  { VITE_OWNER_NAME: '', VITE_OWNER_EMAIL: '' },
  { VITE_OWNER_NAME: 'Ada Example', VITE_OWNER_EMAIL: '' },
  { VITE_OWNER_NAME: '', VITE_OWNER_EMAIL: 'ada@example.com' },
])('P55 the privacy text says so where the build names nobody to write to: %o', async (variables) => {
  const privacy = await renderBuiltWith(variables)
  expect(privacy.textContent).toContain('does not name its owner')
  expect(privacy.textContent).not.toContain('ask the owner')
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})

test('P55 the text names the course server of the build, and where the API is documented', async () => {
  const privacy = await renderBuiltWith({ VITE_COURSE_API_URL: 'https://api.example.com' })
  expect(privacy.textContent).toContain('api.example.com')
  expect(screen.getByRole('link', { name: 'OpenAPI description' }).getAttribute('href')).toBe(
    'https://api.example.com/openapi.json',
  )
})

test('P55 each server and each stored thing is told of in every column', async () => {
  const privacy = within(await renderBuiltWith({ VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com' }))
  for (const [caption, columns] of [
    ['Servers that your browser contacts', ['Server', 'When', 'What it learns']],
    ['What your browser keeps', ['Key', 'What it is', 'Until']],
  ] as const) {
    const table = within(privacy.getByRole('table', { name: caption }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns)
    const [, ...rows] = table.getAllByRole('row')
    expect(rows.length).toBeGreaterThan(5)
    const said = rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))
    // On phones, where no head is to be seen, each cell begins with the name of its column.
    const phrase = (column: string) => expect.stringMatching(new RegExp(`^${column}: .+`))
    const [, second, third] = columns
    expect(said).toEqual(rows.map(() => [expect.stringMatching(/./), phrase(second), phrase(third)]))
  }
  expect(privacy.getByRole('rowheader', { name: 'school.firebaseapp.com' })).toBeTruthy()
})

test('whoever cannot use the site reads whom to write to, where the build names somebody', async () => {
  const said = () => screen.getByRole('region', { name: 'Accessibility' }).textContent
  await renderBuiltWith({ VITE_OWNER_NAME: 'Ada Example', VITE_OWNER_EMAIL: 'ada@example.com' })
  expect(said()).toContain('write to ada@example.com.')
  cleanup()
  await renderBuiltWith({ VITE_OWNER_EMAIL: '' })
  expect(said()).not.toContain('write to')
})

test('each part has an address of its own', async () => {
  await renderBuiltWith({})
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['privacy', 'terms', 'accessibility', 'public-api'])
})

test("the page's introduction leads to the plans and to each of these texts, and takes the focus along", async () => {
  const { visitor, address } = renderAt('/faq')
  for (const [link, id, title] of [
    ['plans', 'pricing', 'Pricing'],
    ['privacy', 'privacy', 'Privacy'],
    ['terms', 'terms', 'Terms of service'],
    ['accessibility', 'accessibility', 'Accessibility'],
    ['public API', 'public-api', 'Public API and documentation'],
  ] as const) {
    await visitor.click(await screen.findByRole('link', { name: link }))
    await waitFor(() => expect(address()).toBe(`/faq#${id}`))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: title }))
  }
})
