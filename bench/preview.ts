import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'

/** Runs `work` while the production build is served: by the preview that runs already, or by one started for it. */
export async function withPreview(work: () => Promise<void>): Promise<void> {
  const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}/`
  if (await fetch(site).catch(() => undefined)) return work()
  console.log('Building the site and starting its preview…')
  const preview = spawn('pnpm', ['--silent', 'preview'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(preview, 'exit')
  const stop = () => preview.kill('SIGINT')
  process.once('exit', stop)
  try {
    while (!(await fetch(site).catch(() => undefined))) {
      if (preview.exitCode !== null || preview.signalCode !== null)
        throw new Error('The preview has ended: pnpm preview says why.')
      await pause(250)
    }
    await work()
  } finally {
    stop()
    await ended
  }
}
