import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import { answers, waitFor } from '../scripts/wait-for.ts'

/** Runs `work` while the production build is served: by the preview that runs already, or by one that is started for it. */
export async function withPreview(work: () => Promise<void>): Promise<void> {
  const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}/`
  if (await answers(site)) return work()
  console.log('Building the site and starting its preview…')
  const child = spawn(process.execPath, ['scripts/preview.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  const ended = new AbortController()
  child.on('exit', () => ended.abort(new Error('The preview has ended.')))
  try {
    await waitFor([site], ended.signal)
    await work()
  } finally {
    if (child.exitCode === null) {
      const gone = once(child, 'exit')
      stop()
      await gone
    }
  }
}
