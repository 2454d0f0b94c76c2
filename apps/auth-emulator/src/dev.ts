import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { portOf } from '@syntax-lab/shared/ports'
import { demoAccounts } from './demo-accounts.ts'
import { projectId } from './emulator-client.ts'

// `node src/dev.ts [folder]`: the Firebase Auth emulator at AUTH_PORT, with the demo accounts. It keeps its accounts
// in `folder` when it is ended; without one, they last as long as the emulator.
const port = portOf('AUTH_PORT', process.env)
const workFolder = resolve(import.meta.dirname, '../node_modules/.cache', String(port))
const kept = process.argv[2]
const accounts = kept ? resolve(kept) : join(workFolder, 'accounts')

// The CLI's hub and its log take the next two; it would not say which one is taken.
for (const each of [port, port + 1, port + 2]) await requireFreePort(each)
rmSync(workFolder, { recursive: true, force: true })
mkdirSync(workFolder, { recursive: true })
if (!existsSync(join(accounts, 'firebase-export-metadata.json'))) writeDemoAccounts()
writeConfig()

console.log(`Firebase Auth emulator: http://127.0.0.1:${port} (ready in a few seconds). Demo accounts:`)
for (const { email, password, verified } of Object.values(demoAccounts))
  console.log(`  ${email}  ${password}  (${verified ? 'email verified' : 'not verified yet'})`)

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
    `--import=${accounts}`,
    ...(kept ? [`--export-on-exit=${accounts}`] : []),
  ],
  // Without CI, the CLI looks for news; in TMPDIR it notes where its hub is, for one emulator of a project at a time.
  { ...process.env, CI: '1', TMPDIR: workFolder },
)

async function requireFreePort(wanted: number): Promise<void> {
  const server = createServer().listen(wanted, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    console.error(`Auth emulator: port ${wanted} is taken. Stop what uses it, or set AUTH_PORT to another one.`)
    process.exit(1)
  }
  server.close()
  await once(server, 'close')
}

/** What the emulator would have exported: the demo accounts, and the protection of emails that new projects have. */
function writeDemoAccounts(): void {
  const users = Object.entries(demoAccounts).map(([localId, { email, password, displayName, verified }]) => ({
    localId,
    email,
    rawPassword: password,
    displayName,
    emailVerified: verified,
  }))
  mkdirSync(join(accounts, 'auth'), { recursive: true })
  writeJson(join(accounts, 'auth', 'accounts.json'), { users })
  writeJson(join(accounts, 'auth', 'config.json'), { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  writeJson(join(accounts, 'firebase-export-metadata.json'), { version: '1', auth: { version: '1', path: 'auth' } })
}

/** The CLI takes its ports from firebase.json alone. With the UI on, it downloads it, and ends when it cannot. */
function writeConfig(): void {
  const host = '127.0.0.1'
  writeJson(join(workFolder, 'firebase.json'), {
    emulators: {
      auth: { host, port },
      hub: { host, port: port + 1 },
      logging: { host, port: port + 2 },
      ui: { enabled: false },
    },
  })
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2))
}
