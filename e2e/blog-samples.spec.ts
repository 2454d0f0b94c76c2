import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '@syntax-lab/shared/free-port'
import { test } from './browser.ts'

const post = readFileSync(new URL('../apps/web/src/features/blog/posts/cors-in-node.md', import.meta.url), 'utf8')

test('P60 the browser prints the messages that the post on CORS explains, in its order', async ({ page }, info) => {
  const [, sample = ''] = /^```js two-ports\.mjs\n(.*?)^```$/ms.exec(post) ?? []
  const [api, site] = [String(await freePort()), String(await freePort())]
  const file = info.outputPath('two-ports.mjs')
  writeFileSync(
    file,
    sample.replaceAll(/3001|5173/g, (port) => (port === '3001' ? api : site)),
  )
  const servers = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await expect
      .poll(() =>
        page.goto(`http://localhost:${site}`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const explained = [...post.matchAll(/^\d\. `([^`]+)`/gm)].map(([, words = '']) => words)
    const printed = () => messages.filter((message) => message.includes('has been blocked by CORS policy'))
    expect(explained).toHaveLength(8)
    // What the browser says and what the page says come by ways of their own, one of which may be the slower.
    await expect.poll(() => printed().length + Number(messages.includes(`http://localhost:${api}/9 allowed`))).toBe(9)
    expect(printed()).toEqual(explained.map((words) => expect.stringContaining(words)))
  } finally {
    servers.kill()
  }
})
