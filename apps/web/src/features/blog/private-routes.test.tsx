// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType, PropsWithChildren } from 'react'
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes, useLocation } from 'react-router'
import { transformWithOxc } from 'vite'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createSampleFolder, samples } from './samples-fixture.ts'

afterEach(cleanup)

/** Runs the samples of the post in a folder of their own, so that each test starts with an unknown visitor. */
async function runSamples() {
  const folder = createSampleFolder()
  onTestFinished(folder.remove)
  const compile = async (title: string, edit = (code: string) => code) => {
    const code = edit(samples.get(title) ?? '').replaceAll(/from '(\.\/[\w-]+)'/g, "from '$1.js'")
    const compiled = await transformWithOxc(code, title)
    writeFileSync(join(folder.path, title.replace(/\.\w+$/, '.js')), compiled.code)
  }
  for (const title of ['auth-state.ts', 'auth.ts', 'require-user.tsx', 'safe-target.ts']) await compile(title)
  await compile(
    'first-attempt.jsx',
    (code) =>
      `import { Navigate } from 'react-router'\nimport { useAuth } from './auth'\n` +
      `${code}\nexport { Private as default }`,
  )
  // The post makes a router of the browser; the table is the same in memory.
  await compile('routes.js', (code) =>
    code.replace('createBrowserRouter,', '').replace('createBrowserRouter(', '(').replace('router =', 'routes ='),
  )
  writeFileSync(
    join(folder.path, 'profile.js'),
    'export const loads = []\nexport const loadProfile = () => loads.push(1)\nexport const Profile = () => "private"\n',
  )
  return (file: string) => import(/* @vite-ignore */ join(folder.path, file))
}

const user = { uid: 'user-1', email: 'student@example.com' }

function Place() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const at = (address: string, Guard: ComponentType<PropsWithChildren>) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/profile" element={<Guard>private</Guard>} />
        <Route path="/login" element={<Place />} />
      </Routes>
    </MemoryRouter>,
  )

test('P60 first-attempt.jsx takes a visitor who is not known yet for one who is logged out', async () => {
  const load = await runSamples()
  at('/profile', (await load('first-attempt.js')).default)
  expect(screen.getByText('/login')).toBeTruthy()
})

test('P60 require-user.tsx waits, then shows the page', async () => {
  const load = await runSamples()
  at('/profile', (await load('require-user.js')).RequireUser)
  expect(screen.getByRole('status').textContent).toBe('Checking who you are…')
  const { setUser } = await load('auth.js')
  act(() => void setUser(user))
  expect(screen.getByText('private')).toBeTruthy()
})

test('P60 require-user.tsx leads to the login page, and names the way back with its query and hash', async () => {
  const load = await runSamples()
  at('/profile?tab=photo#top', (await load('require-user.js')).RequireUser)
  const { setUser } = await load('auth.js')
  act(() => void setUser(null))
  expect(screen.getByText('/login?to=%2Fprofile%3Ftab%3Dphoto%23top')).toBeTruthy()
})

test('P60 routes.js runs no loader of a private page before the visitor is known, or for a stranger', async () => {
  const load = await runSamples()
  const [{ routes }, { setUser }, { loads }] = [
    await load('routes.js'),
    await load('auth.js'),
    await load('profile.js'),
  ]
  const open = () => {
    const router = createMemoryRouter([...routes, { path: '/login', Component: Place }], {
      initialEntries: ['/profile?tab=photo#top'],
    })
    return render(<RouterProvider router={router} />)
  }
  open()
  expect(loads).toEqual([])
  await act(async () => setUser(null))
  expect(await screen.findByText('/login?to=%2Fprofile%3Ftab%3Dphoto')).toBeTruthy()
  expect(loads).toEqual([])

  cleanup()
  await act(async () => setUser(user))
  open()
  expect(await screen.findByText('private')).toBeTruthy()
  expect(loads).toEqual([1])
})

test('P60 safe-target.ts keeps addresses of its own origin, and no other', async () => {
  const { safeTarget } = await (await runSamples())('safe-target.js')
  const origin = 'https://shop.example'
  expect(safeTarget('/courses?q=css#top', origin)).toBe('/courses?q=css#top')
  expect(safeTarget('https://shop.example/profile', origin)).toBe('/profile')
  const attacks = [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'blob:https://shop.example/0b7c',
    'https://shop.example@evil.example/',
  ]
  expect(attacks.map((to) => safeTarget(to, origin))).toEqual(attacks.map(() => '/'))
})
