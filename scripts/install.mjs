import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs on whatever Node the machine has, so it is plain JavaScript that Node 20 understands.

export const root = fileURLToPath(new URL('..', import.meta.url))

const tools = `${root}node_modules/.bin`
const lock = `${root}pnpm-lock.yaml`
const installed = `${root}node_modules/.installed`

/** The environment in which the workspace's own Node, pnpm and turbo come first. */
export const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, TURBO_TELEMETRY_DISABLED: '1' }

/**
 * Installs everything with the pinned pnpm; does nothing when that has been done for this lock file. pnpm sees that
 * itself, but then asks the registry about the lock file now and then, and hangs without a network.
 */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop(`Syntax Lab needs Node 20 or newer to install itself; this is ${process.version}.`)
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  console.log('Installing (once; about a minute)…')
  const command = ['--yes', `pnpm@${devDependencies.pnpm}`, 'install', '--frozen-lockfile']
  const { status, stdout, stderr, error } = spawnSync('npx', command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`)
    stop(
      `The installation failed${error ? ` (${error.message})` : ''}: see the lines above. ` +
        'Check the network connection, then run the same command again.',
    )
  }
  copyFileSync(lock, installed)
}

/** Ends the process with one clear line. */
function stop(line) {
  console.error(line)
  process.exit(1)
}
