import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'

// `npm start` and `npm test` begin with this. It installs everything with the pinned pnpm, and does nothing when that
// has been done for this lock file: pnpm sees that itself, but then asks the registry about the lock file now and
// then, and hangs without a network. It runs on whatever Node the machine has, so it is JavaScript for Node 20.
const lock = 'pnpm-lock.yaml'
const installed = 'node_modules/.installed'

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Syntax Lab needs Node 20 or newer to install itself; this is ${process.version}.`)
if (!existsSync(installed) || !readFileSync(installed).equals(readFileSync(lock))) install()

function install() {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  console.log('Installing (once; about a minute)…')
  const command = ['--yes', `pnpm@${devDependencies.pnpm}`, 'install', '--frozen-lockfile']
  const { status, stdout, stderr, error } = spawnSync('npx', command, {
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
