import { expect, test, vi } from 'vitest'
import { answerTo } from './vite-plugin.ts'

test.each(['handler', 'iframe'])("the emulator's %s may load nothing from another host", async (page) => {
  vi.stubGlobal('fetch', async () => new Response())
  const answer = await answerTo('http://127.0.0.1:9099', `/emulator/auth/${page}`)
  const policy = answer?.headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*/)
})
