import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { temporaryFolder, withCommand } from './scripts-fixture.ts'

// Each test starts several processes.
vi.setConfig({ testTimeout: 30_000 })

/**
 * Runs the installation in a folder last installed from the lock file `installed`, if from any, with an `npx` that
 * exits with `exitCode`.
 */
function install({ installed, exitCode = 0 }: { installed?: string; exitCode?: number }) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ devDependencies: { pnpm: '1.2.3' } }))
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'new')
  const mark = join(folder, 'node_modules/.installed')
  if (installed) writeFileSync(mark, installed)
  const program = `
    require('fs').writeFileSync('asked', process.argv.slice(2).join(' '))
    process.exitCode = ${exitCode}`
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('install.mjs', import.meta.url))], {
    cwd: folder,
    encoding: 'utf8',
    env: withCommand(folder, 'npx', program),
  })
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return { status, stderr, asked: read(join(folder, 'asked')), mark: read(mark) }
}

const asked = '--yes pnpm@1.2.3 install --frozen-lockfile'

test.each([
  ['nothing is installed', undefined],
  ['something else is installed', 'old'],
])('where %s, it is installed by the pinned pnpm, once', (_, installed) => {
  expect(install(installed ? { installed } : {})).toEqual({ status: 0, stderr: '', asked, mark: 'new' })
})

test('where all is installed, nobody is asked', () => {
  expect(install({ installed: 'new' })).toEqual({ status: 0, stderr: '', asked: undefined, mark: 'new' })
})

test('an installation that fails says so, and is tried again the next time', () => {
  const { status, stderr, mark } = install({ installed: 'old', exitCode: 1 })
  expect({ status, mark }).toEqual({ status: 1, mark: 'old' })
  expect(stderr).toContain('The installation failed')
})
