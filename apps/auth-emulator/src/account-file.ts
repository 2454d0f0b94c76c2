import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmulatorClient, StoredAccount } from './emulator-client.ts'

/**
 * Keeps an emulator's accounts in `folder`/accounts.json.
 *
 * The CLI's own export runs at its end only, so that a crash, or an end in a hurry, would lose the day's accounts.
 */
export function accountFile(folder: string, { exportAccounts, importAccounts }: EmulatorClient) {
  const path = join(folder, 'accounts.json')
  let saved = ''

  return {
    /** Brings the kept accounts back. Throws, and leaves the file as it is, when it cannot be used. */
    async load(): Promise<void> {
      try {
        await importAccounts(await read(path))
      } catch (cause) {
        throw new Error(`The accounts in ${path} cannot be used; without the file, new demo accounts are made.`, {
          cause,
        })
      }
    },

    /** Writes the accounts if they have changed; a reader sees the old file or the new one, never half of one. */
    async save(): Promise<void> {
      const text = JSON.stringify(await exportAccounts(), null, 2)
      if (text === saved) return
      await mkdir(folder, { recursive: true })
      await writeFile(`${path}.new`, text)
      await rename(`${path}.new`, path)
      saved = text
    },
  }
}

async function read(path: string): Promise<StoredAccount[]> {
  const text = await readFile(path, 'utf8').catch(whenMissing('[]'))
  const accounts: unknown = JSON.parse(text)
  if (!Array.isArray(accounts)) throw new TypeError('It is no list.')
  return accounts
}

function whenMissing(instead: string) {
  return (error: NodeJS.ErrnoException): string => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}
