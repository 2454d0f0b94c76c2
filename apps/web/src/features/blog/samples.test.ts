import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '@syntax-lab/shared/free-port'
import { createSampleFolder, samples, sources } from './samples-fixture.ts'

const folder = createSampleFolder()
afterAll(folder.remove)

/** What a sample prints that ends by itself. */
async function outputOf(title: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [folder.write(title)], { cwd: folder.path })
  return stdout.trimEnd().split('\n')
}

/** Starts a sample that listens, on free ports instead of the written ones, and returns those. */
async function start(title: string): Promise<{ api: string; page: string }> {
  const [apiPort, pagePort] = [await freePort(), await freePort()]
  const file = folder.write(title, (code) =>
    code.replaceAll(/3001|5173/g, (port) => String(port === '3001' ? apiPort : pagePort)),
  )
  const server = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => void server.kill())
  const api = `http://localhost:${apiPort}`
  await expect
    .poll(
      () =>
        fetch(api).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  return { api, page: `http://localhost:${pagePort}` }
}

const allowed = (response: Response) =>
  ['origin', 'methods', 'headers', 'credentials'].map((name) => response.headers.get(`access-control-allow-${name}`))

const tests: Record<string, () => Promise<void>> = {
  'two-ports.mjs': async () => {
    const { api, page } = await start('two-ports.mjs')
    const ask = (path: string, method: string) => fetch(api + path, { method, headers: { Origin: page } })
    expect(allowed(await ask('/1', 'GET'))).toEqual([null, null, null, null])
    expect(allowed(await ask('/2', 'GET'))[0]).toBe('https://app.example')
    expect(allowed(await ask('/3', 'GET'))[0]).toBe(`${page}, https://b.example`)
    expect((await ask('/4', 'OPTIONS')).status).toBe(401)
    expect(allowed(await ask('/5', 'OPTIONS'))).toEqual([page, null, 'Content-Type', null])
    expect(allowed(await ask('/6', 'OPTIONS'))).toEqual([page, 'PUT', null, null])
    expect(allowed(await ask('/7', 'GET'))).toEqual(['*', null, null, 'true'])
    expect(allowed(await ask('/8', 'GET'))).toEqual([page, null, null, null])
    expect(allowed(await ask('/9', 'OPTIONS'))).toEqual([page, 'PUT', 'Content-Type', 'true'])
    expect(await (await fetch(page)).text()).toContain(`${api}/`)
  },

  'server.js': async () => {
    const { api, page } = await start('server.js')
    const ask = (origin: string, method = 'GET') => fetch(api, { method, headers: { Origin: origin } })
    expect(allowed(await ask(page))[0]).toBe(page)
    expect(await (await ask(page)).json()).toEqual({ hello: 'other origin' })
    const preflight = await ask(page, 'OPTIONS')
    expect([preflight.status, ...allowed(preflight)]).toEqual([
      204,
      page,
      'GET, PUT, DELETE',
      'Content-Type, Authorization',
      null,
    ])
    const refused = await ask('https://evilapp.example')
    expect([refused.headers.get('vary'), ...allowed(refused)]).toEqual(['Origin', null, null, null, null])
  },

  'app.js': async () => {
    const { api, page } = await start('app.js')
    const ask = (method: string, origin: string) =>
      fetch(`${api}/hello`, { method, headers: { Origin: origin, 'Access-Control-Request-Method': 'DELETE' } })
    const answer = await ask('GET', page)
    expect([answer.headers.get('vary'), allowed(answer)[0]]).toEqual(['Origin', page])
    expect(allowed(await ask('OPTIONS', page)).slice(0, 2)).toEqual([page, 'GET, PUT, DELETE'])
    expect(allowed(await ask('GET', 'https://evilapp.example'))[0]).toBeNull()
  },

  'order.mjs': async () => {
    const [, answer = ''] = /<summary>Show the answer<\/summary>(.*?)<\/details>/s.exec(
      sources.get('how-node-works.md') ?? '',
    ) ?? ['']
    const promised = [...answer.matchAll(/^\d\. `(\w+)`/gm)].map(([, word]) => word)
    expect(await outputOf('order.mjs')).toEqual(promised)
    expect(promised).toHaveLength(5)
  },

  'primes.mjs': async () => {
    const lines = await outputOf('primes.mjs')
    expect(lines).toContain('148933 primes')
    expect(lines).toContain('still listening')
  },

  'compress.mjs': async () => {
    const log = 'GET /courses 200\n'.repeat(50_000)
    writeFileSync(join(folder.path, 'access.log'), log)
    await outputOf('compress.mjs')
    expect(gunzipSync(readFileSync(join(folder.path, 'access.log.gz'))).toString()).toBe(log)
  },

  'who-is-it.js': async () => {
    const [{ privateKey, publicKey }, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'now', alg: 'RS256' }] })
    const google = createServer((_, response) => response.end(keys)).listen(await freePort(), 'localhost')
    onTestFinished(() => void google.close())
    await once(google, 'listening')
    const address = google.address()
    if (address === null || typeof address === 'string') throw new Error('The keys have no port.')
    const file = folder.write('who-is-it.js', (code) =>
      code.replace('https://www.googleapis.com', `http://localhost:${address.port}`),
    )
    const { whoIsIt } = await import(file)
    const bearer = async (key: CryptoKey, audience: string, seconds: number) => {
      const token = await new SignJWT({ email: 'student@example.com', email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'now' })
        .setSubject('user-1')
        .setIssuer('https://securetoken.google.com/your-project-id')
        .setAudience(audience)
        .setExpirationTime(new Date(Date.now() + seconds * 1_000))
        .sign(key)
      return { headers: { authorization: `Bearer ${token}` } }
    }
    expect(await whoIsIt(await bearer(privateKey, 'your-project-id', 60))).toEqual({
      uid: 'user-1',
      email: 'student@example.com',
      isVerified: true,
    })
    await expect(whoIsIt(await bearer(stranger.privateKey, 'your-project-id', 60))).rejects.toThrow('signature')
    await expect(whoIsIt(await bearer(privateKey, 'another-project', 60))).rejects.toThrow('"aud"')
    await expect(whoIsIt(await bearer(privateKey, 'your-project-id', -60))).rejects.toThrow('"exp"')
    await expect(whoIsIt({ headers: {} })).rejects.toThrow()
  },
}

/** These are run by private-routes.test.tsx. */
const inReact = ['first-attempt.jsx', 'auth-state.ts', 'auth.ts', 'require-user.tsx', 'safe-target.ts', 'routes.js']

test('P60 each sample of the posts has a test that runs it', () => {
  expect([...Object.keys(tests), ...inReact].toSorted()).toEqual([...samples.keys()].toSorted())
})

test.each(Object.entries(tests))('P60 %s does what its post says', async (_, check) => check())
