import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoAccounts } from './demo-accounts.ts'
import { startEmulator, type Mail } from './emulator.ts'

// The Firebase CLI takes about 6 s to start, and this starts it twice.
const limit = 60_000

test('accounts, uids and passwords outlive the emulator', { timeout: limit }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'syntax-lab-accounts-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const student = { email: 'ann@b.example', password: 'secret 1', displayName: 'A Student', verified: true }

  const first = await start(dataDir)
  const uid = await first.createAccount(student)
  await expect(first.createAccount(student)).rejects.toThrow('EMAIL_EXISTS')
  await Promise.all([first.stop(), first.stop()])

  const second = await start(dataDir)
  expect(await signIn(second.origin, student)).toMatchObject({ localId: uid })
  expect(await signIn(second.origin, demoAccounts.unverified)).toMatchObject({ email: demoAccounts.unverified.email })
  const kept = await second.exportAccounts()
  expect(kept).toHaveLength(3)
  expect(kept).toContainEqual(expect.objectContaining({ localId: uid, displayName: 'A Student', emailVerified: true }))

  expect(await signIn(second.origin, { ...student, password: 'wrong' })).toEqual(
    await signIn(second.origin, { ...student, email: 'nobody@b.example' }),
  )

  const mailed = new Promise<Mail>((resolve) => second.mails.push(resolve))
  await call(second.origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: student.email })
  const [code] = await second.oobCodes()
  expect(code).toMatchObject({ email: student.email, requestType: 'PASSWORD_RESET' })
  const { email, link } = await mailed
  expect(email).toBe(student.email)
  expect(new URL(link).pathname).toBe('/auth/action')
  expect(new URL(link).searchParams.get('oobCode')).toBe(code?.oobCode)
})

test('a taken port is said in one line that names it', async () => {
  const { server, port } = await listen()
  onTestFinished(() => void server.close())
  await expect(startEmulator({ port })).rejects.toThrow(new RegExp(`^Port ${port} is taken.+AUTH_PORT.+$`))
})

test('a start that is given up ends at once, with the reason', async () => {
  const giveUp = new AbortController()
  const starting = startEmulator({ port: await freePort(), signal: giveUp.signal })
  giveUp.abort(new Error('given up'))
  await expect(starting).rejects.toThrow('given up')
})

async function start(dataDir: string) {
  const mails: ((mail: Mail) => void)[] = []
  const onMail = (mail: Mail) => mails.forEach((hear) => hear(mail))
  const emulator = await startEmulator({ port: await freePort(), dataDir, onMail })
  onTestFinished(() => emulator.stop())
  return { ...emulator, mails }
}

async function signIn(origin: string, { email, password }: { email: string; password: string }): Promise<unknown> {
  return call(origin, 'signInWithPassword', { email, password })
}

async function call(origin: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function freePort(): Promise<number> {
  const { server, port } = await listen()
  server.close()
  await once(server, 'close')
  return port
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return { server, port: address.port }
}
