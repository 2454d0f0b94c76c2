import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isFree } from '@syntax-lab/shared/free-port'
import { portOf } from '@syntax-lab/shared/ports'
import { expect, onTestFinished, test } from 'vitest'
import demo from '../demo-accounts/auth/accounts.json' with { type: 'json' }
import { emulatorClient } from './emulator-client.ts'

// The Firebase CLI takes 9 s of CPU to start: 7 s on an idle machine, a minute on a busy one.
const timeout = 300_000

const student = { email: 'ann@b.example', password: 'secret 1', displayName: 'A Student', verified: true }

test(
  'the demo accounts are there, emails lead to the site, and accounts outlive the emulator',
  { timeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'accounts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const emulator = await start(folder)
    for (const { email, rawPassword, emailVerified } of demo.users) {
      const status = emailVerified ? 'email verified' : 'not verified yet'
      expect(emulator.output()).toContain(`${email}  ${rawPassword}  (${status})`)
      expect(await emulator.call('signInWithPassword', { email, password: rawPassword })).toMatchObject({ email })
    }
    const uid = await emulator.createAccount(student)
    await expect(emulator.createAccount(student)).rejects.toThrow('EMAIL_EXISTS')
    // As in every new Firebase project.
    expect(await emulator.call('signInWithPassword', { ...student, password: 'wrong' })).toEqual(
      await emulator.call('signInWithPassword', { ...student, email: 'nobody@b.example' }),
    )

    await emulator.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: student.email })
    const [mail] = await emulator.oobCodes()
    expect(mail).toMatchObject({ email: student.email, requestType: 'PASSWORD_RESET' })
    await expect.poll(emulator.output, { timeout: timeout / 2 }).toContain(mail?.oobCode)
    const site = `http://localhost:${portOf('WEB_PORT', process.env)}`
    expect(emulator.output()).toMatch(new RegExp(`${student.email}, follow this link: ${site}/auth/action\\?`))

    await emulator.stop()
    const { users } = JSON.parse(await readFile(join(folder, 'auth_export', 'accounts.json'), 'utf8'))
    expect(users).toHaveLength(3)
    expect(users).toContainEqual(
      expect.objectContaining({ localId: uid, displayName: 'A Student', emailVerified: true }),
    )
    const next = await start(folder)
    expect(await next.call('signInWithPassword', student)).toMatchObject({ localId: uid })
    await next.deleteAccounts([uid])
    await expect(next.logIn(student)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
  },
)

test('a taken port, also of its hub or log, is said in one line that names it', { timeout }, async () => {
  const port = await freePorts()
  for (const taken of [port, port + 2]) {
    const server = createServer().listen(taken, '127.0.0.1')
    await once(server, 'listening')
    const { emulator, output } = spawnEmulator(port)
    expect(await once(emulator, 'close')).toEqual([1, null])
    expect(output()).toMatch(new RegExp(`^Auth emulator: port ${taken} is taken.+AUTH_PORT.+\n$`))
    server.close()
    await once(server, 'close')
  }
})

/** A port that nobody uses now, as little as the two after it, which the emulator takes as well. */
async function freePorts(): Promise<number> {
  const port = await freePort()
  return (await isFree(port + 1)) && (await isFree(port + 2)) ? port : freePorts()
}

/** The emulator with its accounts in `folder`, once it is ready. */
async function start(folder: string) {
  const port = await freePorts()
  const { emulator, output } = spawnEmulator(port, folder)
  onTestFinished(() => void emulator.kill('SIGKILL'))
  await expect.poll(output, { timeout: timeout / 2 }).toContain('All emulators ready')
  return {
    ...emulatorClient(port),
    output,
    async call(method: string, body: object): Promise<unknown> {
      const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
      const headers = { 'content-type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
    async stop(): Promise<void> {
      const ended = once(emulator, 'exit')
      emulator.kill('SIGINT')
      expect(await ended).toEqual([0, null])
    },
  }
}

function spawnEmulator(port: number, ...folder: string[]): { emulator: ChildProcess; output: () => string } {
  const emulator = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...folder], {
    env: { ...process.env, AUTH_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [emulator.stdout, emulator.stderr]) stream.on('data', (chunk) => (text += chunk))
  return { emulator, output: () => text }
}
