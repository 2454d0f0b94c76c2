import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { isFree } from '@syntax-lab/shared/free-port'
import { portOf } from '@syntax-lab/shared/ports'
import demo from '../demo-accounts/auth/accounts.json' with { type: 'json' }
import { projectId } from './emulator-client.ts'

// `node src/dev.ts [folder]`: the Firebase Auth emulator at AUTH_PORT, with the demo accounts. It keeps its accounts
// in `folder` when it is ended; without one, they last as long as the emulator.
const port = portOf('AUTH_PORT', process.env)
const workFolder = resolve(import.meta.dirname, '../node_modules/.cache', String(port))
const folder = process.argv[2] && resolve(process.argv[2])
const hasAccounts = folder && existsSync(join(folder, 'firebase-export-metadata.json'))

// The CLI's hub and its log take the next two; it would tell of a taken one seconds later, and not of AUTH_PORT.
for (const each of [port, port + 1, port + 2]) await requireFreePort(each)
rmSync(workFolder, { recursive: true, force: true })
mkdirSync(workFolder, { recursive: true })
writeConfig()

console.log(`Firebase Auth emulator: http://127.0.0.1:${port} (ready in a few seconds). Demo accounts:`)
for (const { email, rawPassword, emailVerified } of demo.users)
  console.log(`  ${email}  ${rawPassword}  (${emailVerified ? 'email verified' : 'not verified yet'})`)

// This process becomes the Firebase CLI, so that nothing stands between it and the signals.
process.chdir(workFolder)
process.execve?.(
  process.execPath,
  [
    process.execPath,
    '--import',
    new URL('mail-links.ts', import.meta.url).href,
    createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    '--only=auth',
    `--project=${projectId}`,
    `--import=${hasAccounts ? folder : join(import.meta.dirname, '../demo-accounts')}`,
    ...(folder ? [`--export-on-exit=${folder}`] : []),
  ],
  // Without CI, the CLI looks for news; in TMPDIR it notes where its hub is, for one emulator of a project at a time.
  { ...process.env, CI: '1', TMPDIR: workFolder },
)

async function requireFreePort(wanted: number): Promise<void> {
  if (await isFree(wanted)) return
  console.error(`Auth emulator: port ${wanted} is taken. Stop what uses it, or set AUTH_PORT to another one.`)
  process.exit(1)
}

/** The CLI takes its ports from firebase.json alone. With the UI on, it downloads it, and ends when it cannot. */
function writeConfig(): void {
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port },
    hub: { host, port: port + 1 },
    logging: { host, port: port + 2 },
    ui: { enabled: false },
  }
  writeFileSync(join(workFolder, 'firebase.json'), JSON.stringify({ emulators }))
}
