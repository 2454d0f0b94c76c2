import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountFile } from './account-file.ts'
import { emulatorClient, type StoredAccount } from './emulator-client.ts'

let folder: string
let accounts: StoredAccount[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'syntax-lab-accounts-'))
  accounts = []
})
afterEach(() => rm(folder, { recursive: true }))

function fileIn(place: string) {
  return accountFile(place, {
    ...emulatorClient(1),
    exportAccounts: async () => accounts,
    importAccounts: async (users) => void accounts.push(...users),
  })
}

test('saved accounts are loaded again', async () => {
  const student = { localId: 'u1', email: 'ann@b.example' }
  accounts = [student]
  await fileIn(folder).save()
  accounts = []
  await fileIn(folder).load()
  expect(accounts).toEqual([student])
})

test('the first start finds no file, and makes the folder when it saves', async () => {
  const place = join(folder, 'new')
  await fileIn(place).load()
  expect(accounts).toEqual([])
  await fileIn(place).save()
  expect(await readdir(place)).toEqual(['accounts.json'])
})

test('unchanged accounts are not written again', async () => {
  const file = fileIn(folder)
  await file.save()
  await rm(join(folder, 'accounts.json'))
  await file.save()
  expect(await readdir(folder)).toEqual([])
})

test('a file that cannot be read is named, and left as it is', async () => {
  const path = join(folder, 'accounts.json')
  await writeFile(path, '[{"localId":')
  await expect(fileIn(folder).load()).rejects.toThrow(path)
  expect(await readFile(path, 'utf8')).toBe('[{"localId":')
})
