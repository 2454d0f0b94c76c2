import { setTimeout as delay } from 'node:timers/promises'
import { accountFile } from './account-file.ts'
import { demoAccounts } from './demo-accounts.ts'
import { emulatorClient, type EmulatorClient } from './emulator-client.ts'
import { runEmulator } from './emulator-process.ts'
import { mailIn, type Mail } from './mail.ts'

export { emulatorClient, projectId } from './emulator-client.ts'
export type { EmulatorClient, NewAccount, OobCode } from './emulator-client.ts'
export { appLink } from './mail.ts'
export type { Mail } from './mail.ts'

const saveEvery = 2_000

export type EmulatorOptions = {
  /** On 127.0.0.1. */
  port: number
  /** Where accounts are kept from one run to the next; without it they last as long as the emulator. */
  dataDir?: string
  /** Hears of each mail that the emulator would have sent. */
  onMail?: (mail: Mail) => void
  /** Gives the start up. */
  signal?: AbortSignal
}

export type Emulator = EmulatorClient & {
  origin: string
  /** Settles when the emulator has ended, wanted or not. */
  ended: Promise<void>
  /** Saves the accounts and ends the emulator; a second call waits for the first. */
  stop: () => Promise<void>
}

/**
 * Starts the Firebase Auth emulator with the site's demo accounts and with new projects' settings.
 *
 * Resolves when it is ready, after about 7 s. Throws when the port is taken, when kept accounts cannot be read, when
 * the emulator ends early, and with the signal's reason when that is aborted.
 */
export async function startEmulator({ port, dataDir, onMail, signal }: EmulatorOptions): Promise<Emulator> {
  const onLine = (line: string) => {
    const mail = mailIn(line)
    if (mail) onMail?.(mail)
  }
  const emulator = await runEmulator({ port, onLine, signal })
  const client = emulatorClient(port)
  const file = dataDir === undefined ? undefined : accountFile(dataDir, client)
  try {
    await client.protectEmails()
    await file?.load()
    await addMissingDemoAccounts(client)
  } catch (error) {
    await emulator.stop()
    throw error
  }

  const stopping = new AbortController()
  const saving = saveRegularly(async () => file?.save(), stopping.signal)
  let stopped: Promise<void> | undefined

  async function stop(): Promise<void> {
    stopping.abort()
    await saving
    // The emulator may be gone already, and then the last regular save stands.
    await file?.save().catch(() => undefined)
    await emulator.stop()
  }

  return {
    ...client,
    origin: `http://127.0.0.1:${port}`,
    ended: emulator.ended,
    stop: () => (stopped ??= stop()),
  }
}

async function addMissingDemoAccounts({ exportAccounts, createAccount }: EmulatorClient): Promise<void> {
  const known = new Set((await exportAccounts()).map(({ email }) => email))
  for (const account of Object.values(demoAccounts)) {
    if (!known.has(account.email)) await createAccount(account)
  }
}

/** Saves until `signal` is aborted; a save that fails is tried again with the next one. */
async function saveRegularly(save: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await save().catch(() => undefined)
    await delay(saveEvery, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
