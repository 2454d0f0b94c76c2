import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Runs on whatever Node the machine has, so it is plain JavaScript that Node 20 understands.

export const root = fileURLToPath(new URL('..', import.meta.url))

const stamp = `${root}node_modules/.installed`
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** The workspace's own pnpm, once it is installed. */
export const pnpm = `${root}node_modules/.bin/pnpm${process.platform === 'win32' ? '.cmd' : ''}`

/** Ends the process with one clear line. */
function stop(line) {
  console.error(line)
  process.exit(1)
}

/** Installs everything with the pinned pnpm; does nothing when that has been done for this lock file. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(`Syntax Lab needs Node 20 or newer to install itself; this is ${process.version}.`)
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .update(readFileSync(`${root}package.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing (once; about a minute)…')
  const version = manifest.devDependencies.pnpm
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['--yes', `pnpm@${version}`, 'install', '--frozen-lockfile'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  )
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`)
    stop(
      `The installation failed${error ? ` (${error.message})` : ''}: see the lines above. Check the network connection, then run the same command again.`,
    )
  }
  writeFileSync(stamp, wanted)
}
