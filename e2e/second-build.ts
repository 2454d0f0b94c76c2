import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/**
 * Builds the preview's site once more, for another address, which every page's first script has, so that scripts have
 * other hashes than those of the site under test. In a copy of the sources: the build under test stays as it is.
 */
export async function makeSecondBuild(): Promise<{ folder: string; remove: () => void }> {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'))
  const [from, web] = [join(root, 'apps/web'), join(copy, 'apps/web')]
  mkdirSync(web, { recursive: true })
  cpSync(from, web, { recursive: true, filter: (path) => !/^(node_modules|dist.*|\.env.*local)$/.test(basename(path)) })
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  symlinkSync(join(from, 'node_modules'), join(web, 'node_modules'))
  const env = { ...process.env, VITE_SITE_URL: 'https://another-site.example' }
  await promisify(execFile)(process.execPath, ['--run', 'build:preview'], { cwd: web, env })
  return { folder: join(web, 'dist-preview'), remove: () => rmSync(copy, { recursive: true }) }
}
