import { expect, test, vi } from 'vitest'
import { answerTo, authEmulator } from './vite-plugin.ts'

test.each(['handler', 'iframe'])("the emulator's %s may load nothing from another host", async (page) => {
  vi.stubGlobal('fetch', async () => new Response())
  const answer = await answerTo('http://127.0.0.1:9099', `/emulator/auth/${page}`)
  const policy = answer?.headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
})

test('in development all addresses of the SDK are passed on to the emulator', () => {
  vi.stubEnv('AUTH_PORT', '9123')
  const { config } = authEmulator()
  if (typeof config !== 'function') throw new TypeError('The plugin changes no configuration.')
  const paths = ['/identitytoolkit.googleapis.com/', '/securetoken.googleapis.com/', '/emulator/']
  expect(Reflect.apply(config, undefined, [])).toEqual({
    server: { proxy: Object.fromEntries(paths.map((path) => [path, 'http://127.0.0.1:9123'])) },
  })
  vi.unstubAllEnvs()
})
