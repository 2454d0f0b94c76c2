import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')

/** Builds the site in a copy of its sources, so that nobody's own build is touched; `folder` is the copy's apps/web. */
export async function buildCopy(
  script: 'build' | 'build:preview',
  env: NodeJS.ProcessEnv,
): Promise<{ folder: string; remove: () => void }> {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const [from, folder] = [join(root, 'apps/web'), join(copy, 'apps/web')]
  mkdirSync(folder, { recursive: true })
  // Nobody's own settings; those of the preview are part of the sources.
  const isSource = (path: string) => !/^(node_modules|dist.*|\.env(?!\.preview$).*)$/.test(basename(path))
  cpSync(from, folder, { recursive: true, filter: isSource })
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'))
  const remove = () => rmSync(copy, { recursive: true })
  try {
    await promisify(execFile)(process.execPath, ['--run', script], { cwd: folder, env })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
